import type { Span } from '../sentences';
import type { ArticleWords, Word } from '../statements/articleWords';
import { organismsOf } from './organismsOf';
import { roleOf, type OrganismRole } from './roleOf';

/** What a sentence says of an organism. */
export interface OrganismInSentence {
  readonly organism: string;
  readonly role: OrganismRole;
  readonly part?: string;
  readonly place?: string;
  /** Whether others found it. */
  readonly isCited: boolean;
  readonly sentence: Span;
  /** Of the organism. */
  readonly at: Span;
  /** Where the preposition stands that governs it; undefined for the subject of the sentence. */
  readonly governedFrom?: number;
}

const BY_OTHERS =
  /\b(?:previously|earlier|originally|formerly|in the literature|et al|(?:was|were|been|being) (?:also )?(?:first |already )?(?:reported|described|known)|first (?:isolated|reported|found|described|discovered))\b/iu;
/** `[12]`, `leaves³,⁴`, `(Linde, 1964)`. */
const CITATION =
  /\[\d{1,3}(?:\s?[,–-]\s?\d{1,3})*\]|(?<=[\p{L}.,)])[⁰¹²³⁴-⁹]{1,3}(?![\p{L}])|\b(?:19|20)\d{2}[a-z]?[);]/iu;
const OWN = /\b(?:we|our|here|herein|in this|this (?:study|work|paper)|the present)\b/iu;

/** Whether a sentence speaks of what others found. */
export const citesOthers = (sentence: string): boolean =>
  BY_OTHERS.test(sentence) || (CITATION.test(sentence) && !OWN.test(sentence));

/** Reads what sentences of an article say of organisms. */
export function organismReader(
  text: string,
  article: ArticleWords,
): (sentence: Span) => OrganismInSentence[] {
  const find = organismsOf(article.wordsOf({ start: 0, end: text.length }), article.textOf);
  return (sentence) => {
    const words = article.wordsOf(sentence);
    const organisms = find(words);
    if (organisms.length === 0) return [];
    const isCited = citesOthers(text.slice(sentence.start, sentence.end));
    const place = placeIn(words, article);
    return organisms.flatMap((organism): OrganismInSentence[] => {
      const { role, part, governor } = roleOf(words, organism);
      const governing = words[governor ?? -1];
      const [first, last] = [words[organism.first], words[organism.last]];
      if (!first || !last) return [];
      const [from, to] = [words[part?.first ?? -1], words[part?.last ?? -1]];
      return [
        {
          ...{ organism: organism.name, role, isCited, sentence },
          at: { start: first.place.start, end: last.place.end },
          ...(from && to && { part: article.textOf(from, to).toLowerCase() }),
          ...(place !== undefined && { place }),
          ...(governing && { governedFrom: governing.place.start }),
        },
      ];
    });
  };
}

/** Where something was collected: `Sanya, Hainan, China`; a kind of site, such as "soil", only without a name. */
function placeIn(words: readonly Word[], { textOf }: ArticleWords): string | undefined {
  const collected = words.findIndex(({ text }) =>
    /^(?:collect|gather|harvest|sampl)ed$/i.test(text),
  );
  if (collected < 0) return undefined;
  for (const label of ['geo_location', 'location']) {
    const isPlace = (at: number) => words[at]?.label === label;
    const first = words.findIndex((_, at) => at > collected && isPlace(at));
    let last = first;
    while (isPlace(last + 1) && /^,?$/.test(words[last]?.after ?? ';')) last += 1;
    const [a, b] = [words[first], words[last]];
    if (a && b) return textOf(a, b);
  }
  return undefined;
}
