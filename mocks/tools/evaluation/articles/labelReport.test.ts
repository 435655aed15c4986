import type { EvaluatedArticle, EvaluatedDrawing } from './evaluateArticle';
import { judgeLabel, type DrawingLabel } from './judgeLabel';
import { labelFigures, labelList, labelReport } from './labelReport';

const BOX = [10, 20, 30.4, 40] as const;
const NOTHING = { number: '', name: '' };

function drawing(printed: DrawingLabel | undefined, said: DrawingLabel, pageIndex = 0) {
  const number = said.number ?? undefined;
  const cutOut = {
    pageIndex,
    box: BOX,
    route: 'vector',
    confidence: 1,
    label: number === undefined ? {} : { number },
    readings: {},
  } as const;
  const truth = printed && { pageIndex, box: BOX, answers: [], ...NOTHING, ...toText(printed) };
  const finding = truth ? 'whole' : 'false';
  return {
    ...(truth && { truth }),
    finding,
    cutOut,
    verdicts: {},
    centres: {},
    link: judgeLabel(truth ?? {}, cutOut.label),
  } satisfies EvaluatedDrawing;
}

const toText = ({ number, name }: DrawingLabel) => ({ number: number ?? '', name: name ?? '' });

const RIGHT = drawing({ number: '1' }, { number: '1' });
const WRONG = drawing({ number: '2', name: 'ethanol' }, { number: '3' });
const MISSING = drawing({ number: '4' }, {});
const UNLABELLED = drawing({}, {});
const FALSE = drawing({}, { number: '5' });
const FALSE_CUT_OUT = drawing(undefined, { number: '6' }, 1);

const article = (...drawings: EvaluatedDrawing[]): EvaluatedArticle => ({ name: 'np00', drawings });

test('a label is false where none is printed, wrong where another one is', () => {
  const drawings = [RIGHT, WRONG, MISSING, UNLABELLED, FALSE, FALSE_CUT_OUT];
  expect(labelFigures(drawings)).toEqual([3, 1, 1, 1, 2]);
});

test('halves take every second drawing, and false cut-outs by their page', () => {
  const lines = labelReport([article(FALSE_CUT_OUT, RIGHT, WRONG, UNLABELLED), article(MISSING)]);
  const figures = (name: string) =>
    lines
      .find((line) => line.startsWith(name))
      ?.split(/ +/)
      .slice(-5)
      .join(' ');
  expect(figures('all')).toBe('3 1 1 1 1');
  expect(figures('odd rows')).toBe('2 1 0 1 0');
  expect(figures('even rows')).toBe('1 0 1 0 1');
});

test('lists each label that is not right, with its place and both texts', () => {
  const drawings = [RIGHT, WRONG, UNLABELLED, FALSE_CUT_OUT, MISSING];
  expect(labelList([article(...drawings)]).slice(1)).toEqual([
    'wrong\tnp00\t1\t10 20 30 40\t2 · ethanol\t3',
    'false\tnp00\t2\t10 20 30 40\tnothing\t6',
    'missing\tnp00\t1\t10 20 30 40\t4\tnothing',
  ]);
});
