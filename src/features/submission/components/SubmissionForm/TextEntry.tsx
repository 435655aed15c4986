import type { ChangeEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  FIELD_LABELS,
  FIELD_LIMITS,
  isRequired,
  type TextField,
} from '@/domain/submission/submissionFields';
import { typedClass, withClass } from '@/domain/submission/withChosen';
import { Field } from '@/ui/Field/Field';
import { Input, TextArea } from '@/ui/Field/Field.styles';
import { selectOffers } from '../../offers.selectors';
import {
  selectIsBusy,
  selectLacksDoi,
  selectOrigins,
  type SelectedFrom,
} from '../../submission.selectors';
import { fieldEdited } from '../../submission.slice';
import { useText } from '../useFormValues';
import { OfferedInput } from './OfferedInput';
import { unknownInWords } from './offersInWords';
import { Wide } from './SubmissionForm.styles';

interface Entry {
  /** In place of the field's name. */
  readonly label?: string;
  /** What the field is for. */
  readonly hint?: string;
  /** Takes the form's whole width. */
  readonly isWide?: boolean;
  /** Takes several lines. */
  readonly isLong?: boolean;
  readonly placeholder?: string;
  /** The article's suggestions, the text that searches them, and the text with one of them. */
  readonly offers?: 'names' | 'classes';
  readonly query?: (text: string) => string;
  readonly chosen?: (text: string, offer: string) => string;
}

/** How each text is entered. */
const ENTRIES: Readonly<Record<TextField, Entry>> = {
  title: { isWide: true, hint: 'Identifier for tracking only' },
  // It is unknown which of the article's names is that of this drawing.
  name: { offers: 'names' },
  referenceId: { label: 'Reference ID (DOI)', placeholder: '10.' },
  evidence: { isWide: true, isLong: true, hint: 'How the structure was established' },
  link: { hint: 'PubChem link' },
  // The article's compound classes are added one at a time.
  structuralComments: { offers: 'classes', query: typedClass, chosen: withClass },
  comment: { isWide: true, isLong: true },
};

interface TextEntryProps {
  readonly field: TextField;
  readonly error: string | undefined;
}

/** A text of the form, with its purpose and where its value came from. */
export function TextEntry({ field, error }: TextEntryProps) {
  const { edit, control } = useControl(field);
  const { value } = control;
  const { label, isWide, isLong, placeholder, offers, query, chosen } = ENTRIES[field];
  const entry = (
    <Field
      label={label ?? FIELD_LABELS[field]}
      required={isRequired(field)}
      hint={useHint(field, value)}
      error={error}
      warning={useWarning(field, value)}
    >
      {(given) => {
        const props = { ...given, ...control };
        if (isLong) return <TextArea {...props} rows={2} />;
        if (!offers) return <Input {...props} autoComplete="off" placeholder={placeholder} />;
        return (
          <OfferedInput
            {...props}
            kind={offers}
            query={query?.(value)}
            onChoose={(offer) => edit(chosen?.(value, offer.value) ?? offer.value)}
          />
        );
      }}
    </Field>
  );
  return isWide ? <Wide>{entry}</Wide> : entry;
}

function useControl(field: TextField) {
  const dispatch = useDispatch();
  const edit = (value: string) => dispatch(fieldEdited({ field, value }));
  const control = {
    value: useText(field),
    maxLength: FIELD_LIMITS[field],
    /** During a submission, the form shows what is being sent. */
    readOnly: useSelector(selectIsBusy),
    'data-field': field,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      edit(target.value),
  };
  return { edit, control };
}

/** Its purpose and its origin; of a name without either, why it was not prefilled. */
function useHint(field: TextField, value: string): string | undefined {
  const origin = useSelector((state: SelectedFrom) => selectOrigins(state)[field]);
  const count = useSelector(selectOffers).names.length;
  const notes = [ENTRIES[field].hint, origin].filter((note) => note !== undefined);
  if (notes.length > 0) return notes.join('. ');
  return field === 'name' && value === '' ? unknownInWords('names', count) : undefined;
}

/** What COCONUT refuses though the form does not (docs/requirements/session.md S5.2, SX.6), or what is cut off. */
function useWarning(field: TextField, value: string): string | undefined {
  const lacksDoi = useSelector(selectLacksDoi);
  if (field === 'referenceId' && lacksDoi) return 'COCONUT refuses entries without a DOI.';
  const limit = FIELD_LIMITS[field];
  // The browser silently truncates pasted text beyond this.
  return value.length >= limit ? `The limit of ${limit} characters is reached.` : undefined;
}
