import { FIELD_LABELS, isRequired, type TextField } from '@/domain/submission/submissionFields';
import { Field } from '@/ui/Field/Field';
import { Input, TextArea } from '@/ui/Field/Field.styles';
import { useField } from './useField';

interface TextEntryProps {
  readonly field: TextField;
  readonly error: string | undefined;
  /** The purpose of the field. */
  readonly hint?: string;
  readonly multiline?: boolean;
}

/** A text field with a description of its purpose and of where its value came from. */
export function TextEntry({ field, error, hint, multiline = false }: TextEntryProps) {
  const { origin, limitNote, control } = useField(field);
  const notes = [hint, origin].filter((note) => note !== undefined).join('. ');
  return (
    <Field
      label={FIELD_LABELS[field]}
      required={isRequired(field)}
      hint={notes === '' ? undefined : notes}
      error={error}
      warning={limitNote}
    >
      {(given) =>
        multiline ? (
          <TextArea {...given} {...control} rows={2} />
        ) : (
          <Input {...given} {...control} autoComplete="off" />
        )
      }
    </Field>
  );
}
