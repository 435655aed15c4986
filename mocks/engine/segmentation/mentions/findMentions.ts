import { codePointOffsets } from '../../annotation/codePoints';
import { referencesStart } from '../../annotation/references';
import { articleText } from '../../text/readArticle';
import type { FirstPages } from '../../text/readFirstPages';
import { isDoubtful } from '../compoundLabels/compoundLabel';
import { pageFinder } from './articlePages';
import type { CompoundMention } from './compoundMention';
import { nameMentions } from './nameMentions';
import { numberMentions } from './numberMentions';
import { namedOrganisms, type NamedOrganism } from './organismNames';
import { isProse, sentenceAround, sentencesOf, shortSentence, type Span } from './sentences';
import { namesOneDrawing, type LabelWords } from './sharedLabels';

/** Most that are listed of one drawing. */
const MAX_MENTIONS = 12;
/** Articles with more labels are hostile: searching each takes time. */
const MAX_LABELS = 400;

/** A drawing with its label, if it has one. */
export interface LabelledDrawing {
  /** Zero-based. */
  readonly pageIndex: number;
  readonly label?: LabelWords | undefined;
}

interface Found {
  readonly mention: CompoundMention;
  /** What is kept first if there are too many; smaller is better. */
  readonly rank: number;
}

/**
 * Where an article speaks of the compounds that its drawings' labels name, in the order of the text: by name, or
 * by number in brackets or after a word such as "compound". The organisms of the same sentence are listed with
 * it unless the label names several drawings. A doubtful label is not looked for, and references are left out.
 *
 * @returns by drawing; undefined for one without a label
 */
export function findMentions(
  article: Pick<FirstPages, 'paragraphs' | 'pages'>,
  drawings: readonly LabelledDrawing[],
): (readonly CompoundMention[] | undefined)[] {
  const labelled = drawings.flatMap(({ label }) => (label ? [label] : []));
  if (labelled.length === 0 || labelled.length > MAX_LABELS) return drawings.map(() => undefined);
  const search = searchIn(article);
  const one = namesOneDrawing(labelled);
  const single = new Set(labelled.filter((_, i) => one[i]));
  return drawings.map(({ label, pageIndex }) => {
    if (!label) return undefined;
    if (isDoubtful(label)) return [];
    return nearestMentions(search(label, pageIndex, single.has(label)));
  });
}

function searchIn({ paragraphs, pages }: Pick<FirstPages, 'paragraphs' | 'pages'>) {
  const whole = articleText(paragraphs);
  const text = whole.slice(0, referencesStart(whole));
  const sentences = sentencesOf(text);
  const numbers = numberMentions(text);
  const organisms = organismsBySentence(sentences, namedOrganisms(text));
  const pageOf = pageFinder(text, paragraphs, pages);
  const offsetOf = codePointOffsets(text);
  return (label: LabelWords, drawnOn: number, withOrganisms: boolean): Found[] => {
    const { number, name, captionName } = label;
    const places = [
      ...(number === undefined ? [] : (numbers.get(number) ?? [])),
      ...[...namesIn(name ?? '', captionName ?? '')].flatMap((each) => nameMentions(text, each)),
    ];
    return firstInEachSentence(places, sentences).flatMap(({ place, sentence }): Found[] => {
      const words = text.slice(sentence.start, sentence.end);
      if (!isProse(words)) return [];
      const named = withOrganisms ? [...(organisms.get(sentence) ?? [])] : [];
      const pageIndex = pageOf(place);
      const mention: CompoundMention = {
        pageIndex,
        start: offsetOf(place.start),
        end: offsetOf(place.end),
        sentence: shortSentence(text, sentence, place),
        ...(named.length > 0 && { organisms: named }),
      };
      return [{ mention, rank: Math.abs(pageIndex - drawnOn) - (named.length > 0 ? 1e6 : 0) }];
    });
  };
}

/** A name with others in brackets stands in the text without them, too. */
const namesIn = (...names: readonly string[]): Set<string> =>
  new Set(names.flatMap((name) => [name, name.replace(/ \([^()]*\)$/u, '')]));

/** One mention of each sentence, in the order of the text. */
function firstInEachSentence(places: readonly Span[], sentences: readonly Span[]) {
  const first = new Map<Span, Span>();
  for (const place of [...places].sort((a, b) => a.start - b.start)) {
    const sentence = sentenceAround(sentences, place.start);
    if (sentence && !first.has(sentence)) first.set(sentence, place);
  }
  return [...first].map(([sentence, place]) => ({ sentence, place }));
}

function organismsBySentence(sentences: readonly Span[], organisms: readonly NamedOrganism[]) {
  const named = new Map<Span, Set<string>>();
  for (const { start, name } of organisms) {
    const sentence = sentenceAround(sentences, start);
    if (sentence) named.set(sentence, (named.get(sentence) ?? new Set()).add(name));
  }
  return named;
}

/** Those with organisms first, then those nearest to the drawing's page, in the order of the text. */
const nearestMentions = (found: readonly Found[]): CompoundMention[] =>
  found
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MAX_MENTIONS)
    .map(({ mention }) => mention)
    .sort((a, b) => a.start - b.start);
