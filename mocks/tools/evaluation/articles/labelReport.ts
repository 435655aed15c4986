import { tableLines } from '../../bench/table';
import { byHalves } from './byHalves';
import { labelOf, type EvaluatedArticle, type EvaluatedDrawing } from './evaluateArticle';
import type { DrawingLabel } from './judgeLabel';

type Drawings = readonly EvaluatedDrawing[];

/** How a label fared: `false` was said where none is printed. */
const OUTCOMES = ['right', 'wrong', 'missing', 'false'] as const;

/** Of the columns of {@link labelFigures}. */
export const LABEL_HEAD: readonly string[] = ['printed', ...OUTCOMES];

/** The labels that are printed, and how many fared in which way. */
export function labelFigures(drawings: Drawings): number[] {
  const outcomes = drawings.map(outcomeOf);
  return [
    drawings.filter(isLabelled).length,
    ...OUTCOMES.map((outcome) => outcomes.filter((each) => each === outcome).length),
  ];
}

const isLabelled = ({ truth }: EvaluatedDrawing) =>
  truth !== undefined && truth.number + truth.name !== '';

function outcomeOf(drawing: EvaluatedDrawing): (typeof OUTCOMES)[number] | undefined {
  const { link } = drawing;
  if (link === 'none') return undefined;
  return isLabelled(drawing) ? link : 'false';
}

/** Labels by article and in all, and by halves. */
export const labelReport = (evaluated: readonly EvaluatedArticle[]): string[] => [
  'Numbers and names beside drawings',
  ...tableLines([
    ['', ...LABEL_HEAD],
    ...byHalves(evaluated).map(({ name, drawings }) => [
      name,
      ...labelFigures(drawings).map(String),
    ]),
  ]),
];

/** Each label that is not right, with tabs between: where it stands, what is printed and what was said. */
export function labelList(evaluated: readonly EvaluatedArticle[]): string[] {
  const lines = evaluated.flatMap(({ name, drawings }) =>
    drawings.flatMap((drawing) => {
      const outcome = outcomeOf(drawing);
      if (outcome === undefined || outcome === 'right') return [];
      return [[outcome, name, ...placeAndLabels(drawing)].join('\t')];
    }),
  );
  return [['', 'article', 'page', 'box', 'printed', 'said'].join('\t'), ...lines];
}

function placeAndLabels({ truth, cutOut }: EvaluatedDrawing): string[] {
  const { pageIndex, box } = truth ?? cutOut ?? { pageIndex: NaN, box: [] };
  const edges = box.map((edge) => edge.toFixed(0)).join(' ');
  return [String(pageIndex + 1), edges, textOf(truth), textOf(labelOf(cutOut))];
}

const textOf = ({ number, name }: DrawingLabel = {}) =>
  [number, name].filter(Boolean).join(' · ') || 'nothing';
