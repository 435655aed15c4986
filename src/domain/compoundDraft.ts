import { recordOf } from './recordOf';

/**
 * What a person can say of a compound, in the order of the table's columns. `formerName` is the name that was
 * said of the structure before a person edited it, and waits to be said again. `synonyms` has one a line;
 * `ecosystem` is the place within the place, such as soil; `link` leads to a database's page of the compound.
 */
export const COMPOUND_FIELDS = [
  'number',
  'name',
  'formerName',
  'synonyms',
  'organism',
  'relation',
  'part',
  'location',
  'ecosystem',
  'compoundClass',
  'link',
  'evidence',
  'note',
] as const;
export type CompoundField = (typeof COMPOUND_FIELDS)[number];

/** Whether the compound comes from the organism. Only the first goes out as a source. */
export const ORGANISM_RELATIONS = ['isolated', 'mentioned', 'notIsolated'] as const;
export type OrganismRelation = (typeof ORGANISM_RELATIONS)[number];

/** As shown and exported. */
export const ORGANISM_RELATION_NAMES: Readonly<Record<OrganismRelation, string>> = {
  isolated: 'Isolated from',
  mentioned: 'Mentioned',
  notIsolated: 'Not isolated here',
};

/** Maximum lengths, in UTF-16 code units. */
export const COMPOUND_FIELD_LIMITS: Readonly<Record<CompoundField, number>> = {
  ...recordOf(COMPOUND_FIELDS, () => 300),
  number: 40,
  synonyms: 4000,
  link: 1000,
  evidence: 1000,
  note: 2000,
};

/**
 * What a person said of the compound that a segment shows: typed, or found by a program and confirmed. An
 * empty text says that there is none; an absent field leaves what was found.
 */
export type CompoundDraft = Readonly<
  Partial<Record<Exclude<CompoundField, 'relation'>, string>> & {
    relation?: OrganismRelation;
  }
>;

/** By segment id. */
export type CompoundDrafts = Readonly<Record<string, CompoundDraft>>;

export const isEmptyDraft = (draft: CompoundDraft): boolean => Object.keys(draft).length === 0;

export const isSameDraft = (one: CompoundDraft | null = {}, other: CompoundDraft | null = {}) =>
  COMPOUND_FIELDS.every((field) => one?.[field] === other?.[field]);

/** What belongs to the organism that a drawing's words name. */
const OF_THE_ORGANISM: readonly CompoundField[] = [
  'relation',
  'part',
  'location',
  'ecosystem',
  'evidence',
];

/**
 * The words that count for a field of a compound, of those said of its drawings. Relation, part, place and
 * evidence come from drawings with the organism that is stated first: mixed with those of another organism,
 * they would say what nobody said.
 */
export function draftsThatCount(
  field: CompoundField,
  drafts: readonly CompoundDraft[],
): readonly CompoundDraft[] {
  const organism = drafts.find((draft) => draft.organism)?.organism;
  if (organism === undefined || !OF_THE_ORGANISM.includes(field)) return drafts;
  return drafts.filter((draft) => draft.organism === organism);
}

/**
 * What was said of several drawings of one compound: the first text that counts, and of synonyms all; otherwise
 * that there is none. `undefined` if nothing was said.
 */
export function saidIn(field: CompoundField, drafts: readonly CompoundDraft[]): string | undefined {
  const said = draftsThatCount(field, drafts).flatMap((draft) => draft[field] ?? []);
  if (field === 'synonyms' && said.length > 1) return eachLineOnce(said);
  return said.find((text) => text !== '') ?? said[0];
}

/** Names that differ in their capitals alone are told apart where they are written (`synonymsOf`). */
const eachLineOnce = (texts: readonly string[]): string =>
  [...new Set(texts.flatMap((text) => text.split('\n')))].filter((line) => line !== '').join('\n');

/** The same of each field. */
export const joinedDraft = (drafts: readonly CompoundDraft[]): CompoundDraft =>
  Object.fromEntries(
    COMPOUND_FIELDS.flatMap((field) => {
      const said = saidIn(field, drafts);
      return said === undefined ? [] : [[field, said]];
    }),
  );
