import { ORGANISM_RELATION_NAMES, type OrganismRelation } from './compoundDraft';
import { formatMoment } from './formatMoment';
import { verdictInWords, type OrdinalOf } from './judgementWords';
import type { TrailEntry, TrailField } from './trail';

/** As shown and exported. */
export const TRAIL_FIELD_NAMES: Readonly<Record<TrailField, string>> = {
  verdict: 'Judgement',
  structure: 'Structure',
  number: 'Number',
  name: 'Name',
  synonyms: 'Synonyms',
  organism: 'Organism',
  relation: 'Relation to the organism',
  part: 'Part',
  location: 'Place',
  ecosystem: 'Ecosystem',
  compoundClass: 'Class',
  link: 'Link',
  evidence: 'Source text',
  note: 'Note',
};

const isRelation = (text: string): text is OrganismRelation =>
  Object.hasOwn(ORGANISM_RELATION_NAMES, text);

/** What stood before or after a change; `undefined` where nothing was said. */
export function sideInWords(
  entry: TrailEntry,
  side: 'from' | 'to',
  ordinalOf: OrdinalOf,
): string | undefined {
  if (entry.field === 'verdict') {
    const verdict = entry[side];
    return verdict ? verdictInWords(verdict, ordinalOf) : undefined;
  }
  const text = entry[side];
  if (text === null) return undefined;
  if (text === '') return 'none';
  return entry.field === 'relation' && isRelation(text) ? ORGANISM_RELATION_NAMES[text] : text;
}

/** `Name: rosmanol, before epirosmanol`. */
export function changeInWords(entry: TrailEntry, ordinalOf: OrdinalOf): string {
  const [from, to] = [sideInWords(entry, 'from', ordinalOf), sideInWords(entry, 'to', ordinalOf)];
  const before = from === undefined ? '' : `, before ${from}`;
  return `${TRAIL_FIELD_NAMES[entry.field]}: ${to ?? 'nothing said'}${before}`;
}

const HOW_WORDS = { undo: 'by undo', redo: 'by doing it again' } as const;

/** `by Ada, 1 May 2026, 12:00:00, by undo`. */
export const whoAndWhen = ({ by, at, how }: TrailEntry): string =>
  [by !== undefined && `by ${by}`, formatMoment(at), how !== undefined && HOW_WORDS[how]]
    .filter((part) => part !== false)
    .join(', ');
