import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CompoundQuery } from '@/domain/team/foundCompound';
import { queryChanged, queryCleared, selectQuery } from '@/features/teamSearch';
import { Button } from '@/ui/Button/Button';
import { Field } from '@/ui/Field/Field';
import { Input } from '@/ui/Field/Field.styles';
import { Choice } from './Choice';
import { Fields, FormEnd } from './Search.styles';
import { CHOICES, TEXTS } from './searchWords';
import { StructureFields, type PartProps } from './StructureFields';

interface SearchFormProps {
  readonly onSearch: (query: CompoundQuery) => void;
}

/** What compounds are looked for by; all of it counts together. */
export function SearchForm({ onSearch }: SearchFormProps) {
  const query = useSelector(selectQuery);
  const dispatch = useDispatch();
  const change = (changes: Partial<CompoundQuery>) => void dispatch(queryChanged(changes));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(query);
  };
  return (
    <form role="search" aria-label="Compounds" onSubmit={submit}>
      <WordFields query={query} onChange={change} />
      <StructureFields query={query} onChange={change} />
      <FormEnd>
        <Button variant="primary" type="submit" icon={Search}>
          Search
        </Button>
        <Button type="button" onClick={() => dispatch(queryCleared())}>
          Clear
        </Button>
      </FormEnd>
    </form>
  );
}

function WordFields({ query, onChange }: PartProps) {
  return (
    <Fields>
      {TEXTS.map(({ name, label, hint }) => (
        <Field key={name} label={label} hint={hint}>
          {(control) => (
            <Input
              {...control}
              type="search"
              value={query[name]}
              onChange={({ target }) => onChange({ [name]: target.value })}
            />
          )}
        </Field>
      ))}
      {CHOICES.map(({ name, label, options }) => (
        <Choice
          key={name}
          label={label}
          options={options}
          value={query[name]}
          onChoose={(value) => onChange({ [name]: value })}
        />
      ))}
    </Fields>
  );
}
