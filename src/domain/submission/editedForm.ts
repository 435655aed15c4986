import { BLANK_ROW, rowOfId } from './organismRows';
import type { Prefill } from './prefill';
import { EMPTY_DRAFT, type SubmissionDraft } from './submissionDraft';
import type { FieldOrigins, OrganismEntry, SubmissionForm } from './submissionForm';

function editedOrganisms(
  { changed, removed, added }: SubmissionDraft['organisms'],
  stated: OrganismEntry | undefined,
): readonly OrganismEntry[] {
  const others = Object.keys(changed).filter((id) => id !== BLANK_ROW.id);
  const isWanted =
    stated !== undefined || changed[BLANK_ROW.id] !== undefined || others.length === 0;
  const base = isWanted && !removed.includes(BLANK_ROW.id) ? [stated ?? BLANK_ROW] : [];
  return [...base, ...others.map(rowOfId)]
    .map((row) => ({ ...row, ...changed[row.id] }))
    .concat(added);
}

/** The form as displayed: prefilled values overlaid with the user's changes. */
export function editedForm(
  { form, organism }: Prefill,
  { fields, organisms }: SubmissionDraft = EMPTY_DRAFT,
): SubmissionForm {
  return { ...form, ...fields, organisms: editedOrganisms(organisms, organism) };
}

/** The origins of values that the user has not changed. */
export function remainingOrigins(
  { origins }: Prefill,
  draft: SubmissionDraft | undefined,
): FieldOrigins {
  if (!draft) return origins;
  return Object.fromEntries(
    Object.entries(origins).filter(([field]) => !Object.hasOwn(draft.fields, field)),
  );
}
