import { structureKey } from '@/domain/documentId';
import { hasStructure } from '@/domain/structure';
import { referenceTo } from '@/domain/versionReference';
import type { WorkChange, WorkStep } from '@/domain/workChange';
import type { WorkState } from './workState';

/**
 * What differs between two states: of some segments, and of all that the user said of annotations and the article.
 *
 * @returns `null` if nothing does
 */
export function changeBetween(
  before: WorkState,
  after: WorkState,
  ids: readonly string[],
): Pick<WorkStep, 'segmentIds' | 'before' | 'after'> | null {
  const changed = ids.flatMap((id) => {
    const parts = partsOf(before, after, id);
    return Object.keys(parts).length > 0 ? [{ id, parts }] : [];
  });
  const words = (one: WorkState, other: WorkState): WorkChange => ({
    ...differing('annotationWords', one.annotationWords, other.annotationWords),
    ...differing('article', one.bibliography, other.bibliography),
  });
  const said = words(before, after);
  if (changed.length === 0 && Object.keys(said).length === 0) return null;
  return {
    segmentIds: changed.map(({ id }) => id),
    before: joined([...changed.map(({ parts }) => parts), said]),
    after: joined([...changed.map(({ id }) => partsOf(after, before, id)), words(after, before)]),
  };
}

interface Words {
  readonly words: Readonly<Record<string, unknown>>;
}

/** What one state says, where the other says something else; `null` where it says nothing. */
function differing(part: 'annotationWords' | 'article', { words }: Words, other: Words) {
  if (words === other.words) return undefined;
  const keys = Object.keys({ ...words, ...other.words });
  const changed = keys.filter((key) => words[key] !== other.words[key]);
  if (changed.length === 0) return undefined;
  return { [part]: Object.fromEntries(changed.map((key) => [key, words[key] ?? null])) };
}

/** What is in one state about a segment, and is not the same in the other. */
function partsOf(state: WorkState, other: WorkState, id: string): WorkChange {
  const pick = <T>(read: (of: WorkState) => T | undefined) =>
    read(state) === read(other) ? undefined : { [id]: read(state) ?? null };
  const segments = pick((of) => of.segments.entities[id]);
  const judgements = pick((of) => of.segments.judgements[id]);
  const drafts = pick((of) => of.compounds.drafts[id]);
  const isSelected = state.segments.selected[id] === true;
  const selectionDiffers = isSelected !== (other.segments.selected[id] === true);
  return {
    ...(segments && { segments }),
    ...(selectionDiffers && { selected: { [id]: isSelected } }),
    ...(judgements && { judgements }),
    ...(drafts && { drafts }),
    ...structurePart(state, other, id),
  };
}

function structurePart(state: WorkState, other: WorkState, id: string): WorkChange {
  const pdfId = (state.segments.entities[id] ?? other.segments.entities[id])?.pdfId ?? '';
  const key = structureKey(pdfId, id);
  const [structure, otherOne] = [state.structures.entities[key], other.structures.entities[key]];
  if (structure === otherOne) return {};
  // An error entry is no version: it has to be put back as it was.
  if (structure && otherOne && hasStructure(structure) && hasStructure(otherOne)) {
    return { versions: { [key]: referenceTo(structure) } };
  }
  return { structures: { [key]: structure ?? null } };
}

const PARTS = [
  'segments',
  'selected',
  'judgements',
  'drafts',
  'structures',
  'versions',
  'annotationWords',
  'article',
] as const;

/** Of the same part of a segment, the last one counts. */
export function joined(changes: readonly WorkChange[]): WorkChange {
  const entries = PARTS.flatMap((part) => {
    const values = changes.flatMap((change) => Object.entries(change[part] ?? {}));
    return values.length > 0 ? [[part, Object.fromEntries(values)] as const] : [];
  });
  return Object.fromEntries(entries);
}
