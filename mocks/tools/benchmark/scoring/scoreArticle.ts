import type { RDKit } from '../../../engine/chemistry/rdkit';
import { pairDrawings, type PairedDrawing } from '../../evaluation/articles/pairDrawings';
import type { AnsweredDrawing, AnswerFile } from '../files/answerFile';
import { reasonOf } from '../files/readJsonFile';
import type { TruthDrawing, TruthFile } from '../files/truthFile';
import type { Count } from './count';
import { judgeDrawing } from './judgeDrawing';
import { MEASURE_NAMES, MEASURES, type Measure } from './measures';

/** What a drawing adds to those measures for which its article's truth is known. */
export type Counted = Readonly<Partial<Record<Measure, Count>>>;

export interface ScoredDrawing {
  readonly truth?: unknown;
  readonly cutOut?: { readonly pageIndex: number } | undefined;
  readonly counted: Counted;
}

export interface ScoredArticle {
  /** Its DOI. */
  readonly name: string;
  readonly drawings: readonly ScoredDrawing[];
}

type OnPage<Drawing> = Drawing & { readonly pageIndex: number };
type Pair = Pick<PairedDrawing<OnPage<TruthDrawing>, OnPage<AnsweredDrawing>>, 'truth' | 'cutOut'>;

/**
 * Compares a tool's answers for an article with its truth. An answer that shows two drawings at once is none of them.
 *
 * @param answers undefined if the tool has none: every drawing was missed
 * @throws Error naming the DOI if a true SMILES cannot be read
 */
export function scoreArticle(
  rdkit: RDKit,
  truth: TruthFile,
  answers: AnswerFile | undefined,
): ScoredArticle {
  const { doi, settled } = truth;
  const known = MEASURE_NAMES.filter((measure) =>
    MEASURES[measure].needs.every((fact) => fact in settled),
  );
  const pairs = pairDrawings(truth.drawings.map(onPage), (answers?.drawings ?? []).map(onPage));
  try {
    const drawings = withoutMerged(pairs).map((pair): ScoredDrawing => {
      const counts = judgeDrawing(rdkit, pair.truth, pair.cutOut);
      const counted = Object.fromEntries(known.map((measure) => [measure, counts[measure]]));
      return { ...pair, counted };
    });
    return { name: doi, drawings };
  } catch (error) {
    throw new Error(`${doi}: ${reasonOf(error)}`, { cause: error });
  }
}

const onPage = <Drawing extends TruthDrawing | AnsweredDrawing>(
  drawing: Drawing,
): OnPage<Drawing> => ({ ...drawing, pageIndex: drawing.page - 1 });

function withoutMerged(
  pairs: readonly PairedDrawing<OnPage<TruthDrawing>, OnPage<AnsweredDrawing>>[],
): Pair[] {
  const merged = pairs.filter(({ finding }) => finding === 'merged');
  const shared = new Set(merged.map(({ cutOut }) => cutOut));
  return [
    ...pairs.map((pair): Pair => (pair.finding === 'merged' ? { truth: pair.truth } : pair)),
    ...[...shared].map((cutOut): Pair => ({ cutOut })),
  ];
}
