import { textReport } from './textReport';

const score = (confidence: number | undefined, exact: boolean) => ({
  file: 'a.png',
  truth: 'C',
  answer: confidence === undefined ? '' : 'C',
  exact,
  withoutStereo: exact,
  centres: exact ? { drawn: 3, right: 2, added: 1 } : { drawn: 0, right: 0, added: 0 },
  sameInchi: exact,
  tanimoto: exact ? 1 : 0,
  confidence,
  cpuSeconds: 0.5,
  mistake: null,
});

const cellsOf = (line: string | undefined) => line?.trim().split(/\s{2,}/);

const FOLDERS = [
  { name: 'one', skipped: 0, scores: [score(0.9, true), score(0.4, false)] },
  { name: 'two', skipped: 3, scores: [score(undefined, false), score(0.9, true)] },
];

test('adds a total for several folders', () => {
  const lines = textReport('PixelGraph', FOLDERS);
  expect(lines[0]).toBe('PixelGraph');
  expect(lines.slice(3, 6).map(cellsOf)).toEqual([
    ['one', '2', '0', '100.0', '50.0', '50.0', '50.0', '50.0', '3', '66.7', '1', '0.500', '0.50'],
    ['two', '2', '3', '50.0', '50.0', '100.0', '50.0', '50.0', '3', '66.7', '1', '0.500', '0.50'],
    ['all', '4', '3', '75.0', '50.0', '66.7', '50.0', '50.0', '6', '66.7', '2', '0.500', '0.50'],
  ]);
});

test('counts only answers in the reliability table', () => {
  const lines = textReport('PixelGraph', FOLDERS).map(cellsOf);
  expect(lines).toContainEqual(['0.90-0.95', '1/1', '1/1', '2/2', '0.90', '1.00']);
  expect(lines).toContainEqual(['0.00-0.50', '0/1', '0/0', '0/1', '0.40', '0.00']);
});

test('needs no total for one folder, and shows no number for an unknown time', () => {
  const scores = [{ ...score(0.9, true), cpuSeconds: undefined }];
  const lines = textReport('OSRA', [{ name: 'one', skipped: 0, scores }]);
  expect(cellsOf(lines[3])?.at(-1)).toBe('unknown');
  expect(lines.join('\n')).not.toMatch(/^all/m);
});
