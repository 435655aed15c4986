import { tableLines } from '../../bench/table';
import { byHalves } from './byHalves';
import type { EvaluatedArticle, EvaluatedDrawing } from './evaluateArticle';
import { FINDINGS } from './matchDrawings';

/** Of the columns of {@link foundFigures}. */
export const FOUND_HEAD: readonly string[] = ['drawings', ...FINDINGS, 'false'];

/** The true drawings, how many were found in which way, and how many cut-outs show none. */
export function foundFigures(drawings: readonly EvaluatedDrawing[]): number[] {
  const counts = [...FINDINGS, 'false' as const].map(
    (finding) => drawings.filter((drawing) => drawing.finding === finding).length,
  );
  return [drawings.filter(({ truth }) => truth !== undefined).length, ...counts];
}

/** Of which drawings the cut-out is said to cut something: `touches_edge`. */
function edgeFigures(drawings: readonly EvaluatedDrawing[]): number[] {
  const told = drawings.filter(({ cutOut }) => cutOut?.touchesEdge === true);
  return (['whole', 'cut'] as const).map(
    (finding) => told.filter((drawing) => drawing.finding === finding).length,
  );
}

/** How drawings were cut out, by article and in all, and by halves. */
export const foundReport = (evaluated: readonly EvaluatedArticle[]): string[] => [
  'Drawings found, and of how many whole and cut ones it is said that the edge cuts something',
  ...tableLines([
    ['', ...FOUND_HEAD, 'edge: whole', 'edge: cut'],
    ...byHalves(evaluated).map(({ name, drawings }) => [
      name,
      ...[...foundFigures(drawings), ...edgeFigures(drawings)].map(String),
    ]),
  ]),
];

/** Each drawing that is not whole and each false cut-out, with tabs between: where it stands and what was cut out. */
export function foundList(evaluated: readonly EvaluatedArticle[]): string[] {
  const lines = evaluated.flatMap(({ name, drawings }) =>
    drawings
      .filter(({ finding }) => finding !== 'whole')
      .map(({ finding, truth, cutOut }) => {
        const page = (truth ?? cutOut)?.pageIndex ?? NaN;
        const boxes = [truth, cutOut].map((each) =>
          (each?.box ?? []).map((edge) => edge.toFixed(0)).join(' '),
        );
        return [finding, name, String(page + 1), ...boxes].join('\t');
      }),
  );
  return [['', 'article', 'page', 'box', 'cut-out'].join('\t'), ...lines];
}
