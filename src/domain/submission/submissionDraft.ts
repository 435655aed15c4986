import { EMPTY_ORGANISM, ORGANISM_FIELD_LIMIT, ORGANISM_LIMIT } from './organismFields';
import { FIELD_LIMITS, type TextField } from './submissionFields';
import type { Saved } from '../saved/common.schema';
import type { draftSchema, organismChangesSchema } from '../saved/drafts.schema';

export type OrganismChanges = Saved<typeof organismChangesSchema>;

/**
 * Only the user's changes to a form: the rest is prefilled, so data that arrives later still fills the fields
 * that the user has not touched.
 */
export type SubmissionDraft = Saved<typeof draftSchema>;

export const EMPTY_DRAFT: SubmissionDraft = {
  fields: {},
  organisms: { changed: {}, removed: [], added: [] },
};

export function withField(
  draft: SubmissionDraft,
  field: TextField,
  value: string,
): SubmissionDraft {
  const kept = value.slice(0, FIELD_LIMITS[field]);
  return { ...draft, fields: { ...draft.fields, [field]: kept } };
}

export function withOrganismChanged(
  draft: SubmissionDraft,
  id: string,
  changes: OrganismChanges,
): SubmissionDraft {
  const { changed, removed, added } = draft.organisms;
  const kept = withinLimit(changes);
  const isAdded = added.some((row) => row.id === id);
  if (!isAdded && changed[id] === undefined && Object.keys(changed).length >= ORGANISM_LIMIT) {
    return draft;
  }
  const organisms = isAdded
    ? { changed, removed, added: added.map((row) => (row.id === id ? { ...row, ...kept } : row)) }
    : { changed: { ...changed, [id]: { ...changed[id], ...kept } }, removed, added };
  return { ...draft, organisms };
}

export function withOrganismAdded(draft: SubmissionDraft, id: string): SubmissionDraft {
  const { added } = draft.organisms;
  if (added.length >= ORGANISM_LIMIT || added.some((row) => row.id === id)) return draft;
  const row = { ...EMPTY_ORGANISM, id };
  return { ...draft, organisms: { ...draft.organisms, added: [...added, row] } };
}

export function withOrganismRemoved(draft: SubmissionDraft, id: string): SubmissionDraft {
  const { changed, removed, added } = draft.organisms;
  if (added.some((row) => row.id === id)) {
    const organisms = { changed, removed, added: added.filter((row) => row.id !== id) };
    return { ...draft, organisms };
  }
  const { [id]: _dropped, ...others } = changed;
  const gone = [...removed.filter((one) => one !== id), id].slice(-ORGANISM_LIMIT);
  return { ...draft, organisms: { changed: others, removed: gone, added } };
}

const isOrganismField = (key: string): boolean => Object.hasOwn(EMPTY_ORGANISM, key);

const withinLimit = (changes: OrganismChanges): OrganismChanges =>
  Object.fromEntries(
    Object.entries(changes)
      .filter(([field]) => isOrganismField(field))
      .map(([field, value]) => [field, value.slice(0, ORGANISM_FIELD_LIMIT)]),
  );
