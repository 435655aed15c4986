import { useSelector } from 'react-redux';
import { FIELD_LABELS } from '@/domain/submission/submissionFields';
import { Field } from '@/ui/Field/Field';
import { selectOffers } from '../../offers.selectors';
import { OfferedInput } from './OfferedInput';
import { unknownInWords } from './offersInWords';
import { useField } from './useField';

/** The compound's name; names from the article are suggested, since it is unknown which one is drawn here. */
export function NameField({ error }: { readonly error: string | undefined }) {
  const { origin, limitNote, setValue, control } = useField('name');
  const count = useSelector(selectOffers).names.length;
  const unknown = control.value === '' ? unknownInWords('names', count) : undefined;
  return (
    <Field
      label={FIELD_LABELS.name}
      required
      hint={origin ?? unknown}
      error={error}
      warning={limitNote}
    >
      {(given) => (
        <OfferedInput
          {...given}
          {...control}
          kind="names"
          onChoose={({ value }) => setValue(value)}
        />
      )}
    </Field>
  );
}
