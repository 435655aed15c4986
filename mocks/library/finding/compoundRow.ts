import { articleTexts, type ListedArticle } from './articleWords';
import {
  DRAFT_FIELDS,
  fieldOf,
  textOf,
  type StandingPart,
  type StandingParts,
} from './compoundParts';
import { doiWord, fieldWord, keptWords, wordsIn } from './searchWords';
import type { Json } from '../../services/library/event';

/** What a compound is listed and found by. */
export interface CompoundRow {
  readonly number: string | null;
  readonly name: string | null;
  readonly organism: string | null;
  readonly smiles: string | null;
  /** Of a structure that has no SMILES. */
  readonly molfile: string | null;
  /** Who read the structure that stands. */
  readonly engine: string | null;
  /** How many things speak against it. */
  readonly doubts: number;
  readonly verdict: 'correct' | 'rejected' | null;
  readonly reason: string | null;
  readonly judged_by: string | null;
  readonly judged_at: string | null;
  readonly words: readonly string[];
}

/** Reasons that say something of the drawing, whatever is read from it (src/domain/judgement.ts). */
const OF_THE_DRAWING: readonly (string | null)[] = [
  ...['notAStructure', 'fragment', 'duplicate', 'other'],
];

/** What programs write for a structure that they could not read. */
const NO_STRUCTURE = 'nan';

/**
 * A compound's row, from what stands of its parts and its article's; null if its segment was taken away, or was never
 * said.
 */
export function compoundRow(
  segment: string,
  parts: StandingParts,
  article: ListedArticle,
): CompoundRow | null {
  const drawn = parts.get(`segments/${segment}`)?.value ?? null;
  if (drawn === null) return null;
  const structure = parts.get(`structures/${segment}`)?.value;
  const said = (field: string) => parts.get(`drafts/${segment}/${field}`)?.value;
  const label = fieldOf(drawn, 'label');
  const read = structureIn(structure);
  const row = {
    number: saidOr(said('number'), textOf(label, 'number')),
    name: saidOr(said('name'), textOf(label, 'name')),
    organism: saidOr(said('organism'), organismIn(label)),
    ...read,
    doubts: doubtsOf(structure),
    ...judgementIn(parts.get(`judgements/${segment}`), read.smiles ?? read.molfile),
  };
  const texts = DRAFT_FIELDS.map((field) => textOf(said(field)));
  return { ...row, words: wordsOf({ ...row, texts, parts, article }) };
}

/** What a person said, who may say that there is none, or else what was found. */
const saidOr = (said: Json | undefined, found: string | null): string | null =>
  typeof said === 'string' ? textOf(said) : found;

function organismIn(label: Json | undefined): string | null {
  const sources = fieldOf(label, 'sources');
  return Array.isArray(sources) ? textOf((sources as readonly Json[])[0], 'organism') : null;
}

function structureIn(structure: Json | undefined) {
  const smiles = textOf(structure, 'smiles');
  const isRead = smiles !== null && smiles.trim().toLowerCase() !== NO_STRUCTURE;
  return {
    smiles: isRead ? smiles : null,
    molfile: isRead ? null : textOf(structure, 'molfile'),
    // What reads in an engine's place is not the engine.
    engine: textOf(structure, 'program') ?? textOf(structure, 'engine'),
  };
}

/** Places that may be read wrongly, and a name or a formula that says otherwise. */
function doubtsOf(structure: Json | undefined): number {
  const places = fieldOf(structure, 'doubts');
  const name = textOf(fieldOf(structure, 'nameSays'), 'verdict') ?? 'same';
  const formula = textOf(fieldOf(structure, 'formulaSays'), 'verdict');
  return (
    (Array.isArray(places) ? Math.min(places.length, 1_000) : 0) +
    Number(['stereo', 'form', 'other'].includes(name)) +
    Number(formula === 'other')
  );
}

/** A word on a structure counts only while the one that was judged stands. */
function judgementIn(part: StandingPart | undefined, stands: string | null) {
  const verdict = textOf(part?.value, 'verdict');
  const reason = textOf(part?.value, 'reason');
  const judged = textOf(part?.value, 'of');
  const counts = OF_THE_DRAWING.includes(reason) || judged === stands;
  if (!part || !counts || (verdict !== 'correct' && verdict !== 'rejected')) {
    return { verdict: null, reason: null, judged_by: null, judged_at: null };
  }
  const at = typeof part.at === 'string' ? part.at : part.at.toISOString();
  return {
    verdict,
    reason: verdict === 'rejected' ? reason : null,
    judged_by: part.author,
    judged_at: at,
  } as const;
}

interface Worded extends Pick<
  CompoundRow,
  'number' | 'name' | 'organism' | 'verdict' | 'judged_by' | 'doubts'
> {
  readonly texts: readonly (string | null)[];
  readonly parts: StandingParts;
  readonly article: ListedArticle;
}

function wordsOf({ texts, parts, article, ...row }: Worded): readonly string[] {
  const { doi } = article;
  const named = [row.number, row.name, texts[DRAFT_FIELDS.indexOf('synonyms')] ?? null];
  const plain = [...named, row.organism, ...texts, ...articleTexts(article, parts)];
  return keptWords([
    fieldWord('verdict', row.verdict ?? 'open'),
    fieldWord('doubt', row.doubts > 0 ? 'yes' : 'no'),
    fieldWord('state', textOf(parts.get('article/state')?.value) ?? 'inWork'),
    ...(row.judged_by === null ? [] : [fieldWord('curator', row.judged_by)]),
    ...(doi === null ? [] : [doiWord(doi)]),
    ...named.flatMap((text) => wordsIn(text ?? '')).map((word) => fieldWord('name', word)),
    ...wordsIn(row.organism ?? '').map((word) => fieldWord('organism', word)),
    ...plain.flatMap((text) => wordsIn(text ?? '')),
  ]);
}
