import { Search } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { EMPTY_QUERY, type CompoundQuery } from '@/domain/team/foundCompound';
import { Button } from '@/ui/Button/Button';
import { Field } from '@/ui/Field/Field';
import { Input, Select } from '@/ui/Field/Field.styles';
import { Fields, FormEnd } from './Search.styles';
import { CHOICES, KINDS, SIMILARITIES, TEXTS, type Options } from './searchWords';

interface SearchFormProps {
  readonly onSearch: (query: CompoundQuery) => void;
}

/** What compounds are looked for by; all of it counts together. */
export function SearchForm({ onSearch }: SearchFormProps) {
  const [query, setQuery] = useState(EMPTY_QUERY);
  const change = (changes: Partial<CompoundQuery>) => setQuery({ ...query, ...changes });
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
        <Button type="button" onClick={() => setQuery(EMPTY_QUERY)}>
          Clear
        </Button>
      </FormEnd>
    </form>
  );
}

interface PartProps {
  readonly query: CompoundQuery;
  readonly onChange: (changes: Partial<CompoundQuery>) => void;
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

interface ChoiceProps {
  readonly label: string;
  readonly options: Options;
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

function Choice({ label, options, value, onChoose }: ChoiceProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChoose(target.value)}>
          {options.map(([each, words]) => (
            <option key={each} value={each}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function StructureFields({ query, onChange }: PartProps) {
  const { structure, kind, leastSimilarity } = query;
  return (
    <Fields>
      <Field label="Structure" hint="SMILES or SMARTS">
        {(control) => (
          <Input
            {...control}
            value={structure}
            spellCheck={false}
            autoCapitalize="off"
            onChange={({ target }) => onChange({ structure: target.value })}
          />
        )}
      </Field>
      <Choice
        label="Compounds that"
        options={KINDS}
        value={kind}
        onChoose={(value) => onChange({ kind: value as CompoundQuery['kind'] })}
      />
      {kind === 'similarity' && (
        <Choice
          label="Similar by at least"
          options={SIMILARITIES}
          value={String(leastSimilarity)}
          onChoose={(value) => onChange({ leastSimilarity: Number(value) })}
        />
      )}
    </Fields>
  );
}
