import type { TaxonNames } from '../../annotation/taxa/taxonNames';
import { isDoubtful } from '../compoundLabels/compoundLabel';
import {
  mentionSearch,
  nearestMentions,
  type CompoundMention,
  type MentionedIn,
} from './findMentions';
import { findFormulas, type StatedOfMolecule } from './formulas/statedFormulas';
import { searchedArticle, type ArticleToSearch, type SearchedArticle } from './searchedArticle';
import { namesOneCompound, type LabelWords } from './sharedLabels';
import { compoundsIn } from './sources/compoundsIn';
import { isStatedAsIsolated } from './sources/isStatedAsIsolated';
import type { CompoundSource } from './sources/compoundSource';
import { ArticleSources } from './sources/findSources';
import { organismReader } from './sources/sourceSentences';
import { findStatements } from './statements/findStatements';
import { statedNamesOf, type StatedName } from './statements/statedNames';

/** Articles with more labels are hostile: searching each takes time. */
const MAX_LABELS = 400;

/** A drawing with its label, if it has one. */
export interface LabelledDrawing {
  /** Zero-based. */
  readonly pageIndex: number;
  readonly label?: LabelWords | undefined;
}

/** What an article's text says of the compound that a drawing's label names. */
export interface AboutCompound extends StatedOfMolecule {
  readonly mentions: readonly CompoundMention[];
  /** The names that it gives to the number, the most frequent first; several if it contradicts itself. */
  readonly statedNames: readonly StatedName[];
  /** Where the compound comes from, the best first. */
  readonly sources: readonly CompoundSource[];
}

/** Headings under which an article says what it worked on. */
const MATERIAL = /material|plant|fung|sponge|animal|organism|strain|collect|sampl/i;

const UNSTATED: StatedOfMolecule = { statedFormulas: [], statedCarbons: [] };
const NOTHING: AboutCompound = { mentions: [], statedNames: [], sources: [], ...UNSTATED };

/**
 * What an article's text says of the compounds that its drawings' labels name. A doubtful label is not looked for,
 * one that names several compounds has no sources, and the list of references is left out.
 *
 * @returns by drawing; undefined for one without a label
 */
export function aboutCompounds(
  article: ArticleToSearch,
  drawings: readonly LabelledDrawing[],
  taxa?: TaxonNames,
): (AboutCompound | undefined)[] {
  const labelled = drawings.flatMap(({ label }) => (label ? [label] : []));
  if (labelled.length === 0 || labelled.length > MAX_LABELS) return drawings.map(() => undefined);
  const about = aboutIn(searchedArticle(article, taxa), labelled);
  const one = namesOneCompound(labelled);
  const single = new Set(labelled.filter((_, i) => one[i]));
  return drawings.map(({ label, pageIndex }) => {
    if (!label) return undefined;
    return isDoubtful(label) ? NOTHING : about(label, pageIndex, single.has(label));
  });
}

function aboutIn(article: SearchedArticle, labels: readonly LabelWords[]) {
  const { text, sentences, words, paragraphAt, headEnd, saidAt } = article;
  const search = mentionSearch(article);
  const statements = findStatements(words, sentences, (offset) => paragraphAt(offset).label);
  const statementsOf = (wanted: string | undefined) =>
    statements.filter(({ number }) => number === wanted);
  const formulasOf = findFormulas(article, labels, statements);
  const sources = new ArticleSources(
    sentences.map((sentence) => {
      const { label, heading, start } = paragraphAt(sentence.start);
      return {
        ...{ sentence, kind: label, paragraph: start, isHead: sentence.start < headEnd },
        isMaterial: MATERIAL.test(heading),
      };
    }),
    organismReader(text, words),
    compoundsIn(article),
  );
  return (label: LabelWords, drawnOn: number, isSingle: boolean): AboutCompound => {
    const statedNames = statedNamesOf(statementsOf(label.number), saidAt);
    const found = search(label, soleNames(statedNames));
    return {
      mentions: nearestMentions(article, found, drawnOn),
      statedNames,
      sources: isSingle ? sourcesOf(article, sources, found) : [],
      ...(isSingle ? formulasOf(label) : UNSTATED),
    };
  };
}

/** By them the text speaks of the compound, too; not if it gives several to the number. */
const soleNames = ([first, second]: readonly StatedName[]): readonly string[] =>
  first && !second ? [first.name, ...first.otherNames] : [];

const sourcesOf = (
  article: SearchedArticle,
  sources: ArticleSources,
  found: readonly MentionedIn[],
): CompoundSource[] =>
  sources
    .sourcesOf(
      found.map((mention) => ({ ...mention, isOwn: isStatedAsIsolated(article, mention) })),
    )
    .map(({ of, ...source }) => ({
      ...{ organism: of.organism, ...source },
      ...article.saidAt(of.at, of.sentence),
    }));
