import type { RDKit } from '../../../engine/chemistry/rdkit';
import { ARTICLE_ENGINES, type ArticleEngine } from './articleEngines';
import type { TrueDrawing } from './articleTruth';
import { judgeLabel, type DrawingLabel, type Link } from './judgeLabel';
import { judgeReading, type Verdict } from './judgeReading';
import type { CentreCount } from '../scoring/countCentres';
import { pairDrawings, type PairedDrawing } from './pairDrawings';
import type { ReadCutOut } from './readArticle';

/** A true drawing, or a cut-out that belongs to none, and how it was found, read and labelled. */
export interface EvaluatedDrawing extends PairedDrawing<TrueDrawing, ReadCutOut> {
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
  const drawings = pairDrawings(truths, cutOuts).map((pair): EvaluatedDrawing => {
    const { truth, cutOut } = pair;
    const judged = judgeAll(rdkit, truth?.answers ?? [], cutOut);
    return { ...pair, ...judged, link: judgeLabel(truth ?? {}, labelOf(cutOut)) };
  });
  return { name, drawings };
}

/**
 * What was said of a drawing. A caption's name counts only where it stands alone: of a number it is more than
 * what is printed beside.
 */
export function labelOf(cutOut: ReadCutOut | undefined): DrawingLabel | undefined {
  const { number, name, captionName } = cutOut?.label ?? {};
  return number === undefined && name === undefined ? { name: captionName } : { number, name };
}

function judgeAll(rdkit: RDKit, answers: readonly string[], cutOut: ReadCutOut | undefined) {
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
