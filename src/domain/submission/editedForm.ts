import { annotatedRow, rowOfId } from './annotatedOrganisms';
import type { Prefill } from './prefill';
import { EMPTY_DRAFT, type SubmissionDraft } from './submissionDraft';
import type { FieldOrigins, OrganismEntry, SubmissionForm } from './submissionForm';

/** With no organism known there is a row to type one into. */
const NO_ORGANISM: readonly OrganismEntry[] = [annotatedRow('')];

/** What the user changed in a row outlives the source that the row came from. */
function editedOrganisms(
  known: readonly OrganismEntry[],
  { changed, removed, added }: SubmissionDraft['organisms'],
): readonly OrganismEntry[] {
  const base = known.length > 0 ? known : NO_ORGANISM;
  const ids = new Set(base.map(({ id }) => id));
  const left = Object.keys(changed).filter((id) => !ids.has(id));
  return [...base.filter(({ id }) => !removed.includes(id)), ...left.map(rowOfId)]
    .map((row) => ({ ...row, ...changed[row.id] }))
    .concat(added);
}

/** The form as it is shown: filled in, overlaid by what the user changed. */
export function editedForm(
  { form }: Prefill,
  { fields, organisms }: SubmissionDraft = EMPTY_DRAFT,
): SubmissionForm {
  return { ...form, ...fields, organisms: editedOrganisms(form.organisms, organisms) };
}

/** The origins of what is still as it was filled in. */
export function remainingOrigins(
  { origins }: Prefill,
  draft: SubmissionDraft | undefined,
): FieldOrigins {
  if (!draft) return origins;
  const { changed, removed, added } = draft.organisms;
  const isListEdited = Object.keys(changed).length + removed.length + added.length > 0;
  return Object.fromEntries(
    Object.entries(origins).filter(([field]) =>
      field === 'organisms' ? !isListEdited : !Object.hasOwn(draft.fields, field),
    ),
  );
}
