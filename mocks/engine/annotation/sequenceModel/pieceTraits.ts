import { morphemeCover } from '../chemicalMorphemes';
import { knownCompounds, noCompounds } from '../lexicon/compounds';
import { isTrivialName } from '../trivialWords';
import { hashOf } from './hashing';
import { COMMON } from './wordLists';
import type { WordPiece } from './wordPieces';

/** What is known of one piece, each as a hash; the features combine these. */
export interface PieceTraits {
  /** In lower case. */
  readonly word: number;
  /** Its kinds of letters: `Aa`, `aa`, `0`, `-`. */
  readonly shape: number;
  /** Its first two to four letters. */
  readonly beginnings: readonly [number, number, number];
  /** Its last two to five letters. */
  readonly ends: readonly [number, number, number, number];
  /** Whether no blank precedes it. */
  readonly joined: number;
  readonly length: number;
  /** What the lexicon and the grammar of chemical names hold of it. */
  readonly chemistry: number;
  /** What the rules marked here. */
  readonly rule: number;
  /** What the rules marked elsewhere in the text with the same word. */
  readonly elsewhere: number;
  /** Whether the text names organisms: 1 or 0. */
  readonly organisms: number;
  /** Kinds of letters of the whole word between two blanks. */
  readonly chunk: number;
  /** Runs of letters inside a longer word: drugs' names share stems as well as endings. */
  readonly stems: readonly number[];
  /** How ordinary the word is. */
  readonly kind: number;
  /** Of an abbreviation, the last word of what it stands for, that word's end, and what the rules marked there. */
  readonly expansion: readonly [head: number, end: number, rule: number];
  /** The word in lower case if its surroundings tell something, else empty. */
  readonly telling: string;
}

/** What is known of a piece from its text. */
export interface PieceContext {
  /** Whether no blank precedes it. */
  readonly isJoined: boolean;
  /** The whole word between blanks that the piece belongs to. */
  readonly chunk: string;
  /** What the rules marked here, and elsewhere with the same word. */
  readonly here: string;
  readonly elsewhere: string;
  /** What the piece stands for if it is an abbreviation, and what the rules marked there. */
  readonly expansion: { readonly head: string; readonly rule: string } | undefined;
  /** Whether the text names organisms: articles on drugs rarely do, and use elements and solvents as drugs. */
  readonly hasOrganisms: boolean;
}

/** Longer pieces are sequences or data, which the grammar need not read. */
const LONGEST_NAME = 60;

const shapeOf = (text: string): string =>
  text
    .replace(/[A-ZÀ-Þ]/g, 'A')
    .replace(/[a-zß-ÿ]/g, 'a')
    .replace(/\d/g, '0')
    .replace(/(.)\1{2,}/gu, '$1$1');

/** Whether the word lists or the endings know a word, and how much of it chemical building blocks cover. */
function chemistryOf(text: string, low: string): string {
  if (knownCompounds.has(low)) return 'known';
  if (noCompounds.has(low)) return 'none';
  if (!/^[a-z]{4,}$/.test(low) || low.length > LONGEST_NAME) return shapeOf(text).slice(0, 2);
  const covered = Math.floor(morphemeCover(low) * 5);
  return `${isTrivialName(low) ? 'named' : 'word'}${covered}`;
}

const STEM = 3;

/** All runs of {@link STEM} letters of a longer word. */
function stemsOf(low: string): number[] {
  if (low.length <= STEM || !/^[a-z]+$/.test(low)) return [];
  const runs = Math.min(low.length, LONGEST_NAME) - STEM + 1;
  return Array.from({ length: runs }, (_, at) => hashOf(low.slice(at, at + STEM)));
}

/** @param kindOf how ordinary a word in lower case is */
export function traitsOf(
  { text }: WordPiece,
  context: PieceContext,
  kindOf: (low: string) => string,
): PieceTraits {
  const low = text.toLowerCase();
  const kind = kindOf(low);
  return {
    word: hashOf(low),
    shape: hashOf(shapeOf(text)),
    beginnings: [hashOf(low.slice(0, 2)), hashOf(low.slice(0, 3)), hashOf(low.slice(0, 4))],
    ends: [
      hashOf(low.slice(-2)),
      hashOf(low.slice(-3)),
      hashOf(low.slice(-4)),
      hashOf(low.slice(-5)),
    ],
    joined: context.isJoined ? 1 : 0,
    length: Math.min(text.length, 12),
    chemistry: hashOf(chemistryOf(text, low)),
    rule: hashOf(context.here),
    elsewhere: hashOf(context.elsewhere),
    organisms: context.hasOrganisms ? 1 : 0,
    chunk: hashOf(shapeOf(context.chunk).slice(0, 24)),
    stems: stemsOf(low),
    kind: hashOf(kind),
    expansion: context.expansion ? expansionOf(context.expansion) : NO_EXPANSION,
    telling: low.length >= LEAST_TELLING && kind !== COMMON ? low : '',
  };
}

type Hashes = readonly [number, number, number];

const expansionOf = ({ head, rule }: { readonly head: string; readonly rule: string }): Hashes => [
  hashOf(head),
  hashOf(head.slice(-4)),
  hashOf(rule),
];
const NONE = hashOf('none');
const NO_EXPANSION: Hashes = [NONE, NONE, NONE];
/** Shorter words occur everywhere: neither they nor their surroundings tell anything. */
export const LEAST_TELLING = 3;

/** What stands before the first piece of a sentence, and behind its last one. */
const border = (sign: string): PieceTraits => {
  const hash = hashOf(sign);
  return {
    word: hash,
    shape: hash,
    beginnings: [hash, hash, hash],
    ends: [hash, hash, hash, hash],
    joined: 2,
    length: 0,
    chemistry: hash,
    rule: hash,
    elsewhere: hash,
    organisms: 0,
    chunk: hash,
    stems: [],
    kind: hash,
    expansion: [hash, hash, hash],
    telling: '',
  };
};

export const SENTENCE_START = border('<s>');
export const SENTENCE_END = border('</s>');
