import { useDispatch, useSelector } from 'react-redux';
import { recordOf } from '@/domain/recordOf';
import type { OrganismOffer } from '@/domain/submission/offers';
import {
  ORGANISM_DETAILS,
  ORGANISM_FIELD_LIMIT,
  ORGANISM_ROWS,
  type OrganismDetail,
} from '@/domain/submission/organismFields';
import type { OrganismChanges } from '@/domain/submission/submissionDraft';
import type { OrganismEntry } from '@/domain/submission/submissionForm';
import { lastListed, withListed } from '@/domain/submission/withChosen';
import { Field } from '@/ui/Field/Field';
import { selectOffers } from '../../offers.selectors';
import { organismEdited } from '../../submission.slice';
import { OfferedInput } from './OfferedInput';
import { unknownInWords } from './offersInWords';

interface OrganismFieldProps {
  readonly organism: OrganismEntry;
  readonly isBusy: boolean;
}

function useEdit(id: string): (changes: OrganismChanges) => void {
  const dispatch = useDispatch();
  return (changes) => dispatch(organismEdited({ id, changes }));
}

interface OrganismNameProps extends OrganismFieldProps {
  /** The first row shows the list's error. */
  readonly isFirst: boolean;
  readonly error: string | undefined;
}

/** The organism's name, with suggestions from the article. */
export function OrganismName({ organism, isBusy, isFirst, error }: OrganismNameProps) {
  const edit = useEdit(organism.id);
  const count = useSelector(selectOffers).organisms.length;
  const isUnknown = isFirst && organism.name === '';
  return (
    <Field
      label={ORGANISM_ROWS.name.label}
      required={isFirst}
      hint={isUnknown ? unknownInWords('organisms', count) : undefined}
      error={error}
    >
      {(given) => (
        <OfferedInput
          {...given}
          kind="organisms"
          value={organism.name}
          readOnly={isBusy}
          maxLength={ORGANISM_FIELD_LIMIT}
          data-field={isFirst ? 'organisms' : undefined}
          onChange={(event) => edit({ name: event.target.value })}
          onChoose={(offer) => edit(chosen(organism, offer))}
        />
      )}
    </Field>
  );
}

/** Choosing an organism with annotated details fills those in, without overwriting what the user typed. */
function chosen(organism: OrganismEntry, { value, details }: OrganismOffer): OrganismChanges {
  const keep = (field: OrganismDetail) => organism[field] || (details?.[field] ?? '');
  return { name: value, ...recordOf(ORGANISM_DETAILS, keep) };
}

interface OrganismEntryFieldProps extends OrganismFieldProps {
  readonly field: OrganismDetail;
}

/** The part of the organism, the location, or the environment in which the compound was found. */
export function OrganismEntryField({ organism, isBusy, field }: OrganismEntryFieldProps) {
  const { label, offers, isList } = ORGANISM_ROWS[field];
  const edit = useEdit(organism.id);
  const value = organism[field];
  return (
    <Field label={label}>
      {(given) => (
        <OfferedInput
          {...given}
          kind={offers}
          value={value}
          {...(isList && { query: lastListed(value) })}
          readOnly={isBusy}
          maxLength={ORGANISM_FIELD_LIMIT}
          onChange={(event) => edit({ [field]: event.target.value })}
          onChoose={(offer) =>
            edit({ [field]: isList ? withListed(value, offer.value) : offer.value })
          }
        />
      )}
    </Field>
  );
}
