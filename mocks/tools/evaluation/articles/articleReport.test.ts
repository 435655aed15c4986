import { articleReport } from './articleReport';
import type { EvaluatedDrawing } from './evaluateArticle';
import type { Verdict } from './judgeReading';

const TRUTH = { pageIndex: 0, box: [0, 0, 9, 9], answers: ['C'], number: '1', name: '' } as const;

function read(confidence: number, verdict?: Verdict, part: Partial<EvaluatedDrawing> = {}) {
  const smiles = verdict === 'withheld' ? '' : 'C';
  const reading = { smiles, confidence, impossible: false };
  return {
    truth: TRUTH,
    finding: 'whole',
    cutOut: {
      pageIndex: 0,
      box: TRUTH.box,
      route: 'vector',
      confidence: 1,
      readings: { 'pixel-graph': reading },
    },
    verdicts: verdict ? { 'pixel-graph': verdict } : {},
    centres: verdict ? { 'pixel-graph': { drawn: 4, right: 3, added: 1 } } : {},
    link: 'right',
    ...part,
  } satisfies EvaluatedDrawing;
}

const MISSED = {
  truth: TRUTH,
  finding: 'missed',
  verdicts: {},
  centres: {},
  link: 'missing',
} satisfies EvaluatedDrawing;

const FALSE_FIND = read(0.95, undefined, { truth: undefined, finding: 'false', link: 'none' });

/** The cells of the row that begins with `name`, in the table after the line that begins with `title`. */
function row(title: string, name: string, ...articles: EvaluatedDrawing[][]): string[] {
  const evaluated = articles.map((drawings, index) => ({ name: `np0${index + 1}`, drawings }));
  const lines = articleReport(evaluated, ['pixel-graph']);
  const start = lines.findIndex((line) => line.startsWith(title));
  const found = lines.slice(start + 1).find((line) => line.startsWith(name));
  return found?.split(/\s+/).slice(1) ?? [];
}

test('counts drawings by how they were found, without false ones among them', () => {
  const drawings = [read(0.9, 'right'), read(0.9, 'wrong', { finding: 'cut' }), MISSED, FALSE_FIND];
  expect(row('Drawings found', 'np01', drawings)).toEqual(['3', '1', '1', '0', '1', '1']);
});

test('counts readings by verdict, missed drawings apart', () => {
  const drawings = [read(0.5, 'right'), read(0.5, 'stereo'), read(0, 'withheld'), MISSED];
  expect(row('PixelGraph', 'np01', drawings)).toEqual('4 1 1 0 1 1 0 0 0 12 75.0 3'.split(' '));
});

test('a sure answer where nothing is drawn, or with other stereo, is not right', () => {
  const drawings = [read(0.9, 'right'), read(0.95, 'stereo'), read(0.89, 'wrong'), FALSE_FIND];
  const [sure, notRight, falsely] = row('PixelGraph', 'np01', drawings).slice(-6, -3);
  expect([sure, notRight, falsely]).toEqual(['3', '2', '1']);
  expect(row('Right of answers', '0.95', drawings)).toEqual(['0/2']);
});

test('a drawing without a SMILES is found, but not read', () => {
  const drawings = [read(0.95, undefined, { truth: { ...TRUTH, answers: [] } })];
  expect(row('Drawings found', 'np01', drawings)[0]).toBe('1');
  expect(row('PixelGraph', 'np01', drawings)).toEqual('0 0 0 0 0 0 0 0 0 0 0.0 0'.split(' '));
});

test('counts labels of drawings that have a number or a name', () => {
  const unlabelled = read(0.9, 'right', { truth: { ...TRUTH, number: '' }, link: 'none' });
  const drawings = [
    read(0.9, 'right'),
    unlabelled,
    MISSED,
    { ...FALSE_FIND, link: 'wrong' as const },
  ];
  expect(row('Numbers and names', 'np01', drawings)).toEqual(['2', '1', '0', '1', '1']);
});

test('adds up several articles', () => {
  expect(row('Drawings found', 'all', [MISSED], [MISSED, FALSE_FIND])).toEqual(
    '2 0 0 0 2 1'.split(' '),
  );
});
