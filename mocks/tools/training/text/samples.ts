import { findMentions } from '../../../engine/annotation/annotate';
import type { TaggerKnowledge } from '../../../engine/annotation/knowledge';
import { readText } from '../../../engine/annotation/readText';
import { BEGIN, INSIDE } from '../../../engine/annotation/sequenceModel/chain';
import { featuresOf } from '../../../engine/annotation/sequenceModel/features';
import { traitedSentences } from '../../../engine/annotation/sequenceModel/textTraits';
import type { WordLists } from '../../../engine/annotation/sequenceModel/wordLists';
import type { AnnotatedText } from '../../evaluation/text/annotatedTexts';

/** A sentence to learn from. */
export interface Sample {
  /** Buckets of the features of each piece. */
  readonly rows: readonly Int32Array[];
  readonly labels: Uint8Array;
}

/** A stretch of a text, in UTF-16 units, half-open. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The marked compounds of a text, in its order. */
export function goldOf({ text, spans }: AnnotatedText): Stretch[] {
  const offsets: number[] = [];
  let offset = 0;
  for (const point of text) {
    offsets.push(offset);
    offset += point.length;
  }
  return spans
    .filter(({ label }) => label === 'chemical')
    .map(({ start, end }) => ({ start: offsets[start] ?? offset, end: offsets[end] ?? offset }))
    .sort((a, b) => a.start - b.start);
}

/** The sentences of a text, with what the rules say of it as features. */
export function samplesOf(
  text: AnnotatedText,
  knowledge: TaggerKnowledge,
  { mask, words }: { readonly mask: number; readonly words: WordLists },
): Sample[] {
  const gold = goldOf(text);
  const { plain, placeOf } = readText(text.text);
  return traitedSentences(plain, findMentions(plain, knowledge), words).map((sentence) => ({
    rows: featuresOf(sentence, mask),
    labels: labelsOf(
      sentence.pieces.map(({ start, end }) => placeOf(start, end)),
      gold,
    ),
  }));
}

/** A piece that is only in part inside a marked name is outside. */
const labelsOf = (pieces: readonly Stretch[], gold: readonly Stretch[]): Uint8Array =>
  Uint8Array.from(pieces, ({ start, end }, at) => {
    const name = gold.find((each) => each.start <= start && end <= each.end);
    if (!name) return 0;
    const before = pieces[at - 1];
    return before && before.start >= name.start ? INSIDE : BEGIN;
  });
