import type { RDKit } from '../../../engine/chemistry/rdkit';
import { ARTICLE_ENGINES, type ArticleEngine } from './articleEngines';
import type { TrueDrawing } from './articleTruth';
import { judgeLabel, type DrawingLabel, type Link } from './judgeLabel';
import { judgeReading, type Verdict } from './judgeReading';
import type { CentreCount } from '../scoring/countCentres';
import { matchDrawings, type Finding } from './matchDrawings';
import type { ReadCutOut } from './readArticle';

/** A true drawing, or a cut-out that belongs to none, and how it was found, read and labelled. */
export interface EvaluatedDrawing {
  /** Undefined for a false cut-out. */
  readonly truth?: TrueDrawing | undefined;
  readonly finding: Finding | 'false';
  /** Undefined for a missed drawing. */
  readonly cutOut?: ReadCutOut | undefined;
  /** Only for drawings with a SMILES that were found. */
  readonly verdicts: Readonly<Partial<Record<ArticleEngine, Verdict>>>;
  /** The stereocentres of the same readings. */
  readonly centres: Readonly<Partial<Record<ArticleEngine, CentreCount>>>;
  readonly link: Link;
}

/** An article's drawings beside what was found and read. */
export interface EvaluatedArticle {
  readonly name: string;
  readonly drawings: readonly EvaluatedDrawing[];
}

/** Compares an article's cut-outs with its true drawings, page by page. */
export function evaluateArticle(
  rdkit: RDKit,
  name: string,
  truths: readonly TrueDrawing[],
  cutOuts: readonly ReadCutOut[],
): EvaluatedArticle {
  const pages = new Set([...truths, ...cutOuts].map(({ pageIndex }) => pageIndex));
  const drawings = [...pages]
    .toSorted((a, b) => a - b)
    .flatMap((page) => evaluatePage(rdkit, onPage(truths, page), onPage(cutOuts, page)));
  return { name, drawings };
}

const onPage = <T extends { readonly pageIndex: number }>(all: readonly T[], page: number): T[] =>
  all.filter(({ pageIndex }) => pageIndex === page);

function evaluatePage(
  rdkit: RDKit,
  truths: readonly TrueDrawing[],
  cutOuts: readonly ReadCutOut[],
): EvaluatedDrawing[] {
  const { drawings, falseFinds } = matchDrawings(
    truths.map(({ box }) => box),
    cutOuts.map(({ box }) => box),
  );
  return [
    ...truths.map((truth, index): EvaluatedDrawing => {
      const { finding, found } = drawings[index] ?? { finding: 'missed' as const };
      const cutOut = found === undefined ? undefined : cutOuts[found];
      const judged = judgeAll(rdkit, truth, cutOut);
      return { truth, finding, cutOut, ...judged, link: judgeLabel(truth, labelOf(cutOut)) };
    }),
    ...falseFinds.flatMap((index): EvaluatedDrawing[] => {
      const cutOut = cutOuts[index];
      const link = judgeLabel({}, labelOf(cutOut));
      return [{ finding: 'false', cutOut, verdicts: {}, centres: {}, link }];
    }),
  ];
}

/**
 * What was said of a drawing. A caption's name counts only where it stands alone: of a number it is more than
 * what is printed beside.
 */
export function labelOf(cutOut: ReadCutOut | undefined): DrawingLabel | undefined {
  const { number, name, captionName } = cutOut?.label ?? {};
  return number === undefined && name === undefined ? { name: captionName } : { number, name };
}

function judgeAll(rdkit: RDKit, { answers }: TrueDrawing, cutOut: ReadCutOut | undefined) {
  const verdicts: Partial<Record<ArticleEngine, Verdict>> = {};
  const centres: Partial<Record<ArticleEngine, CentreCount>> = {};
  for (const engine of answers.length > 0 ? ARTICLE_ENGINES : []) {
    const reading = cutOut?.readings[engine];
    if (!reading) continue;
    const judged = judgeReading(rdkit, answers, reading.smiles);
    verdicts[engine] = judged.verdict;
    centres[engine] = judged.centres;
  }
  return { verdicts, centres };
}
