import { useSelector } from 'react-redux';
import { ChevronDown } from 'lucide-react';
import { Field } from '@/ui/Field/Field';
import { Input } from '@/ui/Field/Field.styles';
import { Menu } from '@/ui/Menu/Menu';
import { selectNameChoices } from '../../submission.selectors';
import { FIELD_LABELS } from '../fields';
import { WithButton } from './SubmissionForm.styles';
import { useField } from './useField';

/** The compound's name. An article names many: the others are a choice, and the first one a guess. */
export function NameField({ error }: { readonly error: string | undefined }) {
  const { origin, limitNote, setValue, control } = useField('name');
  const others = useSelector(selectNameChoices);
  const hasChoice = others.length > 0;
  const isGuess = hasChoice && origin !== undefined;
  return (
    <Field
      label={FIELD_LABELS.name}
      required
      hint={origin}
      error={error}
      warning={isGuess ? 'Check that it names this structure.' : limitNote}
    >
      {(given) => (
        <WithButton>
          <Input {...given} {...control} autoComplete="off" />
          {hasChoice && (
            <Menu
              icon={ChevronDown}
              iconOnly
              variant="default"
              alignment="end"
              label={others.length === 1 ? '1 other name' : `${others.length} other names`}
              items={others.map((name) => ({
                id: name,
                label: name,
                onSelect: () => setValue(name),
              }))}
            />
          )}
        </WithButton>
      )}
    </Field>
  );
}
