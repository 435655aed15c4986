import { Field } from '@/ui/Field/Field';
import { Select } from '@/ui/Field/Field.styles';
import type { Options } from './searchWords';

interface ChoiceProps {
  readonly label: string;
  readonly options: Options;
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** One of several, with its label. */
export function Choice({ label, options, value, onChoose }: ChoiceProps) {
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
