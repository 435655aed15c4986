import { morphemeCover } from '../chemicalMorphemes';
import { knownCompounds, noCompounds } from '../lexicon/compounds';
import { isTrivialName } from '../trivialWords';
import { hashOf } from './hashing';
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
}

/** What the rules say of a piece. */
export interface RuleAnswer {
  readonly here: string;
  readonly elsewhere: string;
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

/** @param chunk the whole word between blanks that the piece belongs to */
export function traitsOf(
  { text }: WordPiece,
  isJoined: boolean,
  chunk: string,
  rule: RuleAnswer,
): PieceTraits {
  const low = text.toLowerCase();
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
    joined: isJoined ? 1 : 0,
    length: Math.min(text.length, 12),
    chemistry: hashOf(chemistryOf(text, low)),
    rule: hashOf(rule.here),
    elsewhere: hashOf(rule.elsewhere),
    organisms: rule.hasOrganisms ? 1 : 0,
    chunk: hashOf(shapeOf(chunk).slice(0, 24)),
    stems: stemsOf(low),
  };
}

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
  };
};

export const SENTENCE_START = border('<s>');
export const SENTENCE_END = border('</s>');
