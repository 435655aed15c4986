import type { SearchedArticle } from '../searchedArticle';
import { sentenceAround, type Span } from '../sentences';
import { kindOf } from '../statements/wordKinds';

/** Of each sentence of an article, where it names a compound or gives its number. */
export function compoundsIn({
  words,
  sentences,
  numberPlaces,
}: SearchedArticle): (sentence: Span) => Span[] {
  const numbers = new Map<Span | undefined, Span[]>();
  for (const place of [...numberPlaces.values()].flat()) {
    const sentence = sentenceAround(sentences, place.start);
    const known = numbers.get(sentence);
    if (known) known.push(place);
    else numbers.set(sentence, [place]);
  }
  return (sentence) => [
    ...words
      .wordsOf(sentence)
      .filter((word) => kindOf(word) === 'name')
      .map(({ place }) => place),
    ...(numbers.get(sentence) ?? []),
  ];
}
