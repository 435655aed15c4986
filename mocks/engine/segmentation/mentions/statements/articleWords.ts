import { markedIn } from '../../../annotation/annotate';
import type { AnnotationLabel } from '../../../annotation/labels';
import { readText } from '../../../annotation/readText';
import type { TaxonNames } from '../../../annotation/taxa/taxonNames';
import { tokenise, type Token } from '../../../annotation/tokens';
import type { Span } from '../sentences';

/** A word of an article, and what the tagger takes it for. */
export interface Word extends Token {
  readonly label: AnnotationLabel | undefined;
  /** Where the name begins that it is a part of, in what the tagger reads; its own beginning without one. */
  readonly nameStart: number;
  /** In the text itself. */
  readonly place: Span;
}

export interface ArticleWords {
  /** Of each sentence, its words. */
  readonly wordsOf: (sentence: Span) => readonly Word[];
  /** What the tagger reads from the beginning of a word to the end of another. */
  readonly textOf: (first: Word, last: Word) => string;
}

/** The words of a text, as the tagger's rules read them. */
export function articleWords(text: string, taxa?: TaxonNames): ArticleWords {
  const { plain, placeOf } = readText(text);
  const mentions = markedIn(plain, taxa ? { taxa } : {});
  let at = 0;
  const words = tokenise(plain).map((token): Word => {
    while ((mentions[at]?.end ?? Infinity) <= token.start) at += 1;
    const mention = mentions[at];
    const label = mention && mention.start < token.end ? mention.label : undefined;
    const nameStart = label === undefined ? token.start : (mention?.start ?? token.start);
    return { ...token, label, nameStart, place: placeOf(token.start, token.end) };
  });
  const from = (offset: number): number => {
    let [low, high] = [0, words.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((words[middle]?.place.start ?? Infinity) < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    wordsOf: ({ start, end }) => words.slice(from(start), from(end)),
    textOf: (first, last) => plain.slice(first.start, last.end),
  };
}
