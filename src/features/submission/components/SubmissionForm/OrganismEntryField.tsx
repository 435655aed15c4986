import { useDispatch, useSelector } from 'react-redux';
import { recordOf } from '@/domain/recordOf';
import type { OrganismOffer } from '@/domain/submission/offers';
import {
  ORGANISM_DETAILS,
  ORGANISM_FIELD_LIMIT,
  ORGANISM_ROWS,
  type OrganismDetail,
  type OrganismField,
} from '@/domain/submission/organismFields';
import type { OrganismChanges } from '@/domain/submission/submissionDraft';
import type { OrganismEntry } from '@/domain/submission/submissionForm';
import { lastListed, withListed } from '@/domain/submission/withChosen';
import { Field } from '@/ui/Field/Field';
import { selectOffers } from '../../offers.selectors';
import { selectIsBusy } from '../../submission.selectors';
import { organismEdited } from '../../submission.slice';
import { OfferedInput } from './OfferedInput';
import { unknownInWords } from './offersInWords';

interface OrganismEntryFieldProps {
  readonly organism: OrganismEntry;
  readonly field: OrganismField;
  /** The first organism's name stands for the list, and shows its error. */
  readonly isRequired: boolean;
  readonly error: string | undefined;
}

/** One field of an organism, with suggestions from the article. */
export function OrganismEntryField(props: OrganismEntryFieldProps) {
  const { organism, field, isRequired, error } = props;
  const { label, offers, isList } = ORGANISM_ROWS[field];
  const value = organism[field];
  const dispatch = useDispatch();
  const edit = (changes: OrganismChanges) => dispatch(organismEdited({ id: organism.id, changes }));
  const count = useSelector(selectOffers).organisms.length;
  const isBusy = useSelector(selectIsBusy);
  return (
    <Field
      label={label}
      required={isRequired}
      hint={isRequired && value === '' ? unknownInWords('organisms', count) : undefined}
      error={error}
    >
      {(given) => (
        <OfferedInput
          {...given}
          kind={offers}
          value={value}
          query={isList ? lastListed(value) : undefined}
          readOnly={isBusy}
          maxLength={ORGANISM_FIELD_LIMIT}
          data-field={isRequired ? 'organisms' : undefined}
          onChange={({ target }) => edit({ [field]: target.value })}
          onChoose={(offer) => edit(chosen(organism, field, offer))}
        />
      )}
    </Field>
  );
}

/** Choosing an organism with annotated details fills those in, without overwriting what the user typed. */
function chosen(
  organism: OrganismEntry,
  field: OrganismField,
  { value, details }: OrganismOffer,
): OrganismChanges {
  const { isList } = ORGANISM_ROWS[field];
  if (field !== 'name') return { [field]: isList ? withListed(organism[field], value) : value };
  const keep = (detail: OrganismDetail) => organism[detail] || (details?.[detail] ?? '');
  return { name: value, ...recordOf(ORGANISM_DETAILS, keep) };
}
