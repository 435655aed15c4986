import type { SaidAt, SearchedArticle } from './searchedArticle';
import { isProse, sentenceAround, type Span } from './sentences';
import type { LabelWords } from './sharedLabels';

/** A place where an article's text speaks of the compound that a label names, by number or name. */
export type CompoundMention = SaidAt;

/** Most that are listed of one drawing. */
const MAX_MENTIONS = 12;

/** A sentence that speaks of a compound, and the first place where it does. */
export interface MentionedIn {
  readonly place: Span;
  readonly sentence: Span;
}

/**
 * Finds where an article speaks of the compound that a label names: by name, or by number in brackets or after a
 * word such as "compound"; each sentence once, in the order of the text.
 */
export function mentionSearch({
  sentences,
  numberPlaces,
  placesOfName,
}: SearchedArticle): (label: LabelWords, otherNames: readonly string[]) => MentionedIn[] {
  return ({ number, name, captionName }, otherNames) => {
    const places = [
      ...(number === undefined ? [] : (numberPlaces.get(number) ?? [])),
      ...[...namesIn(name ?? '', captionName ?? '', ...otherNames)].flatMap((each) =>
        placesOfName(each),
      ),
    ];
    return firstInEachSentence(places, sentences);
  };
}

/** A name with others in brackets stands in the text without them, too. */
const namesIn = (...names: readonly string[]): Set<string> =>
  new Set(names.flatMap((name) => [name, name.replace(/ \([^()]*\)$/u, '')]));

/** One mention of each sentence, in the order of the text. */
function firstInEachSentence(places: readonly Span[], sentences: readonly Span[]): MentionedIn[] {
  const first = new Map<Span, Span>();
  for (const place of [...places].sort((a, b) => a.start - b.start)) {
    const sentence = sentenceAround(sentences, place.start);
    if (sentence && !first.has(sentence)) first.set(sentence, place);
  }
  return [...first].map(([sentence, place]) => ({ sentence, place }));
}

/** Those of them that are prose and nearest to the drawing's page, at most twelve, in the order of the text. */
export const nearestMentions = (
  { text, saidAt }: SearchedArticle,
  found: readonly MentionedIn[],
  drawnOn: number,
): CompoundMention[] =>
  found
    .filter(({ sentence }) => isProse(text.slice(sentence.start, sentence.end)))
    .map(({ place, sentence }) => saidAt(place, sentence))
    .sort((a, b) => Math.abs(a.pageIndex - drawnOn) - Math.abs(b.pageIndex - drawnOn))
    .slice(0, MAX_MENTIONS)
    .sort((a, b) => a.start - b.start);
