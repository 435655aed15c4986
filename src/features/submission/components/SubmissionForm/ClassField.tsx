import { typedClass, withClass } from '@/domain/submission/withChosen';
import { FIELD_LABELS } from '@/domain/submission/submissionFields';
import { Field } from '@/ui/Field/Field';
import { OfferedInput } from './OfferedInput';
import { useField } from './useField';

/** Structural comments, to which the article's compound classes can be added one at a time. */
export function ClassField({ error }: { readonly error: string | undefined }) {
  const { limitNote, setValue, control } = useField('structuralComments');
  return (
    <Field label={FIELD_LABELS.structuralComments} error={error} warning={limitNote}>
      {(given) => (
        <OfferedInput
          {...given}
          {...control}
          kind="classes"
          query={typedClass(control.value)}
          onChoose={({ value }) => setValue(withClass(control.value, value))}
        />
      )}
    </Field>
  );
}
