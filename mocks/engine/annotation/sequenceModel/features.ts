import { bucketOf, mixed } from './hashing';
import { SENTENCE_END, SENTENCE_START, type PieceTraits } from './pieceTraits';
import type { TraitedSentence } from './textTraits';

/** Numbers of the templates of the stems and surroundings, which may be any number of features; behind all others. */
const STEMS = 64;
const SURROUNDINGS = 65;

/**
 * Hashed features of each piece of a sentence: the buckets of their weights.
 *
 * @param surroundings of the words of the whole text
 */
export function featuresOf(
  { traits: sentence, surroundings }: Pick<TraitedSentence, 'traits' | 'surroundings'>,
  mask: number,
): Int32Array[] {
  const bucketsOf = (hashes: readonly number[], template: number) =>
    hashes.map((hash) => bucketOf(mixed(hash, template), mask));
  return sentence.map((here, at) => {
    const before = sentence[at - 1] ?? SENTENCE_START;
    const after = sentence[at + 1] ?? SENTENCE_END;
    const second = sentence[at - 2] ?? SENTENCE_START;
    const third = sentence[at + 2] ?? SENTENCE_END;
    const hashes = [
      ...ofWords(second, before, here, after, third),
      ...ofForms(before, here, after),
      ...ofRules(before, here, after),
      ...ofKind(before, here, after),
      ...ofExpansion(here),
    ];
    const single = hashes.map((hash, template) => bucketOf(mixed(hash, template), mask));
    return Int32Array.from([
      ...single,
      ...bucketsOf(here.stems, STEMS),
      ...bucketsOf(surroundings.get(here.telling) ?? [], SURROUNDINGS),
    ]);
  });
}

const pair = (a: number, b: number): number => mixed(a, b);
const triple = (a: number, b: number, c: number): number => mixed(mixed(a, b), c);

/** The words about a piece, and neighbours in pairs. */
const ofWords = (
  second: PieceTraits,
  before: PieceTraits,
  here: PieceTraits,
  after: PieceTraits,
  third: PieceTraits,
): number[] => [
  here.word,
  before.word,
  after.word,
  second.word,
  third.word,
  pair(before.word, here.word),
  pair(here.word, after.word),
  pair(before.word, after.word),
  pair(second.word, before.word),
  pair(after.word, third.word),
  1,
];

/** How the words are written, begin and end, and whether they touch: hyphens, brackets, locants. */
const ofForms = (before: PieceTraits, here: PieceTraits, after: PieceTraits): number[] => [
  here.shape,
  before.shape,
  after.shape,
  triple(before.shape, here.shape, after.shape),
  ...here.beginnings,
  ...here.ends,
  before.ends[1],
  after.ends[1],
  after.ends[2],
  after.beginnings[1],
  triple(here.joined, here.shape, before.shape),
  pair(here.joined, here.ends[1]),
  triple(here.joined, after.joined, after.shape),
  here.length,
  here.chunk,
  pair(here.chunk, here.shape),
];

/** What the rules, the lexicon and the grammar of names hold of the piece and its neighbours. */
const ofRules = (before: PieceTraits, here: PieceTraits, after: PieceTraits): number[] => [
  here.rule,
  before.rule,
  after.rule,
  triple(before.rule, here.rule, after.rule),
  pair(here.rule, here.word),
  here.chemistry,
  pair(here.chemistry, here.rule),
  triple(before.chemistry, here.chemistry, after.chemistry),
  pair(here.chemistry, here.ends[1]),
  here.elsewhere,
  pair(here.elsewhere, here.shape),
  pair(here.elsewhere, here.rule),
  pair(here.organisms, here.word),
  triple(here.organisms, here.rule, here.chemistry),
];

/** How ordinary the words are. */
const ofKind = (before: PieceTraits, here: PieceTraits, after: PieceTraits): number[] => [
  here.kind,
  pair(here.kind, here.rule),
  pair(here.kind, here.chemistry),
  pair(here.kind, here.shape),
  pair(here.kind, here.ends[1]),
  triple(before.kind, here.kind, after.kind),
];

/** What an abbreviation stands for. */
const ofExpansion = ({ expansion, rule }: PieceTraits): number[] => [
  ...expansion,
  pair(expansion[2], rule),
];
