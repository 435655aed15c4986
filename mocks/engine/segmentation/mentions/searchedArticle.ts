import { codePointOffsets } from '../../annotation/codePoints';
import { referencesStart } from '../../annotation/references';
import type { TaxonNames } from '../../annotation/taxa/taxonNames';
import type { Paragraph } from '../../text/paragraph';
import { articleText } from '../../text/readArticle';
import type { FirstPages } from '../../text/readFirstPages';
import { indexAt, pageFinder, startsOf } from './articlePages';
import { nameMentions } from './nameMentions';
import { numberMentions } from './numberMentions';
import { sentencesOf, shortSentence, type Span } from './sentences';
import { articleWords, type ArticleWords } from './statements/articleWords';

/** What of an article is searched. */
export type ArticleToSearch = Pick<FirstPages, 'paragraphs' | 'pages'>;

/** A place in an article as answers give it. */
export interface SaidAt {
  /** Zero-based. */
  readonly pageIndex: number;
  /** In the text of all of the article's pages: code points, half open. */
  readonly start: number;
  readonly end: number;
  /** On one line; a long one is cut around the place. */
  readonly sentence: string;
}

/** A paragraph of the text. */
export interface PlacedParagraph extends Pick<Paragraph, 'label' | 'text'> {
  readonly start: number;
  /** The section's, as printed; empty without one. */
  readonly heading: string;
}

/** An article's text without its references, its sentences and words. */
export interface SearchedArticle {
  readonly text: string;
  readonly sentences: readonly Span[];
  readonly words: ArticleWords;
  /** Where it speaks of compounds by number. */
  readonly numberPlaces: ReadonlyMap<string, readonly Span[]>;
  /** Where it has a name, in capitals or not. */
  readonly placesOfName: (name: string) => readonly Span[];
  readonly paragraphAt: (offset: number) => PlacedParagraph;
  /** Where the introduction begins: title and abstract stand before it. */
  readonly headEnd: number;
  readonly saidAt: (place: Span, sentence: Span) => SaidAt;
}

/** Capitals make no difference; several ask for the same name. */
function keptByName<Found>(find: (name: string) => Found): (name: string) => Found {
  const kept = new Map<string, Found>();
  return (name) => {
    const key = name.toLowerCase();
    const found = kept.get(key) ?? find(name);
    kept.set(key, found);
    return found;
  };
}

const INTRODUCTION = /^(?:\d+\.?|I\.)?\s*(?:introduction|background)\b/i;

const NOWHERE: PlacedParagraph = { label: 'text', text: '', heading: '', start: 0 };

/** Reads an article for searching in it. */
export function searchedArticle(
  { paragraphs, pages }: ArticleToSearch,
  taxa: TaxonNames | undefined,
): SearchedArticle {
  const whole = articleText(paragraphs);
  const text = whole.slice(0, referencesStart(whole));
  const starts = startsOf(paragraphs);
  const pageOf = pageFinder(text, paragraphs, pages);
  const offsetOf = codePointOffsets(text);
  let heading = '';
  const placed = paragraphs.map(({ label, text: own }, i): PlacedParagraph => {
    if (label === 'section_header') heading = own;
    return { label, text: own, heading, start: starts[i] ?? 0 };
  });
  const introduction = paragraphs.findIndex(
    (each) => INTRODUCTION.test(each.text) || each.pageIndex > (paragraphs[0]?.pageIndex ?? 0),
  );
  return {
    text,
    sentences: sentencesOf(text),
    words: articleWords(text, taxa),
    numberPlaces: numberMentions(text),
    placesOfName: keptByName((name) => nameMentions(text, name)),
    paragraphAt: (offset) => placed[indexAt(starts, offset)] ?? NOWHERE,
    headEnd: starts[introduction] ?? text.length,
    saidAt: (place, sentence) => ({
      pageIndex: pageOf(place),
      start: offsetOf(place.start),
      end: offsetOf(place.end),
      sentence: shortSentence(text, sentence, place),
    }),
  };
}
