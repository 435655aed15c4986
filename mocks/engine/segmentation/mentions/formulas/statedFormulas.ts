import { COMPOUND_NUMBER } from '../../compoundLabels/compoundNumber';
import { numbersOfList } from '../numberList';
import type { PlacedParagraph, SaidAt, SearchedArticle } from '../searchedArticle';
import type { Span } from '../sentences';
import type { LabelWords } from '../sharedLabels';
import type { Statement } from '../statements/findStatements';
import type { CarbonStatement } from './carbonSignals';
import { carbonStatements } from './carbonStatements';
import { massStatements, type MassStatement } from './massStatements';
import { topicOf, whose, type SpokenOf, type SpokenSentence } from './whose';

/** A formula, or the mass of a molecule, that the text states of a compound. */
export interface StatedFormula extends SaidAt, Omit<MassStatement, keyof Span> {}

/** How many carbons a molecule has at least, by the signals of its ¹³C spectrum. */
export interface StatedCarbons extends SaidAt, Omit<CarbonStatement, keyof Span> {}

/** What the text states of what a compound's molecule consists of. */
export interface StatedOfMolecule {
  readonly statedFormulas: readonly StatedFormula[];
  readonly statedCarbons: readonly StatedCarbons[];
}

/** Of one compound; more are a mistake of the text's reading. */
const MOST = 3;

/** Compounds by number alone: `the spectrum of 2 showed`, `2 was obtained`. */
const BARE = new RegExp(
  `(?<=^|[.;]\\s|\\n|\\b(?:of|for|to|that|and|in|[Tt]hus,|[Hh]ence,) )(${COMPOUND_NUMBER})(?=[,;:.(]| (?:\\(|[a-z]+(?:ed|s)\\b(?<!degrees|indices)|(?:was|were|had|gave|and|by|in|at|to|as|with|from)\\b))`,
  'gu',
);

const keyOf = ({ number, name, captionName }: LabelWords): string =>
  number ?? (name ?? captionName ?? '').toLowerCase();

/** Finds what an article states of formulas, masses and carbons, and whose they are. */
export function findFormulas(
  article: SearchedArticle,
  labels: readonly LabelWords[],
  statements: readonly Statement[],
): (label: LabelWords) => StatedOfMolecule {
  const [formulas, carbons] = [new ByOwner<StatedFormula>(), new ByOwner<StatedCarbons>()];
  let topic: readonly string[] = [];
  let before: PlacedParagraph | undefined;
  for (const spoken of spokenSentences(article, labels, statements)) {
    const paragraph = article.paragraphAt(spoken.start);
    if (paragraph !== before && before?.label !== 'section_header') topic = [];
    before = paragraph;
    const placed = <Stated extends Span>(stated: Stated): Stated => ({
      ...stated,
      ...{ start: spoken.start + stated.start, end: spoken.start + stated.end },
    });
    const masses = massStatements(spoken.text, paragraph.label === 'table').map(placed);
    const signals = carbonStatements(spoken.text).map(placed);
    const sentence = withoutNumbersIn(spoken, signals);
    formulas.add(article, masses, sentence, topic);
    carbons.add(article, signals, sentence, topic);
    topic = topicOf(sentence) ?? (paragraph.label === 'section_header' ? [] : topic);
  }
  return (label) => ({
    statedFormulas: once(formulas.of(label)).slice(0, MOST),
    statedCarbons: carbons.of(label).slice(0, MOST),
  });
}

/** What is stated of each compound. */
class ByOwner<Stated extends SaidAt> {
  readonly #found = new Map<string, Stated[]>();

  add(
    article: SearchedArticle,
    stated: readonly (Omit<Stated, keyof SaidAt> & Span)[],
    sentence: SpokenSentence,
    topic: readonly string[],
  ) {
    const owners = whose(stated, sentence, topic);
    stated.forEach((one, i) => {
      const said = { ...one, ...article.saidAt(one, sentence) } as Stated;
      for (const owner of owners[i] ?? [])
        this.#found.set(owner, [...(this.#found.get(owner) ?? []), said]);
    });
  }

  of(label: LabelWords): readonly Stated[] {
    return this.#found.get(keyOf(label)) ?? [];
  }
}

/** A list of signals counts atoms, not compounds. */
const withoutNumbersIn = (sentence: SpokenSentence, lists: readonly Span[]): SpokenSentence => ({
  ...sentence,
  spokenOf: sentence.spokenOf.filter(
    ({ start }) => !lists.some((list) => list.start <= start && start < list.end),
  ),
});

/** Each formula once; masses only without any. */
function once(stated: readonly StatedFormula[]): StatedFormula[] {
  const formulas = stated.filter(({ formula }) => formula !== undefined);
  return (formulas.length > 0 ? formulas : stated).filter(
    ({ formula, mass }, i, all) =>
      i ===
      all.findIndex(
        (other) => other.formula === formula && (formula !== undefined || other.mass === mass),
      ),
  );
}

function spokenSentences(
  article: SearchedArticle,
  labels: readonly LabelWords[],
  statements: readonly Statement[],
): SpokenSentence[] {
  const { text, sentences } = article;
  const all = [
    ...byNumber(article, labels, statements),
    ...byName(article, labels, statements),
  ].toSorted((a, b) => a.start - b.start);
  let at = 0;
  return sentences.map(({ start, end }) => {
    while ((all[at]?.start ?? Infinity) < start) at += 1;
    const from = at;
    while ((all[at]?.start ?? Infinity) < end) at += 1;
    return { start, end, text: text.slice(start, end), spokenOf: all.slice(from, at) };
  });
}

function byNumber(
  { text, numberPlaces }: SearchedArticle,
  labels: readonly LabelWords[],
  statements: readonly Statement[],
): SpokenOf[] {
  const known = new Set([...labels, ...statements].flatMap(({ number }) => number ?? []));
  const bare = [...text.matchAll(BARE)].flatMap(({ index, 1: list = '' }) =>
    numbersOfList(list)
      .filter((number) => known.has(number))
      .map((compound) => ({ compound, start: index })),
  );
  const others = [...numberPlaces].flatMap(([compound, spans]) =>
    numbersOfList(compound).length === 1 ? spans.map(({ start }) => ({ compound, start })) : [],
  );
  return [...bare, ...others];
}

/** Each name of which one compound has it. */
function byName(
  { placesOfName }: SearchedArticle,
  labels: readonly LabelWords[],
  statements: readonly Statement[],
): SpokenOf[] {
  const compounds = new Map<string, Set<string>>();
  const add = (name: string | undefined, compound: string) => {
    const folded = name?.toLowerCase();
    if (folded !== undefined)
      compounds.set(folded, (compounds.get(folded) ?? new Set()).add(compound));
  };
  for (const label of labels) {
    add(label.name, keyOf(label));
    add(label.captionName, keyOf(label));
  }
  for (const { name, number } of statements) add(name, number);
  return [...compounds].flatMap(([name, [compound = '', another]]) =>
    another === undefined ? placesOfName(name).map(({ start }) => ({ compound, start })) : [],
  );
}
