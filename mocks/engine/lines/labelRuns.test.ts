import { labelRuns } from './labelRuns';
import { looksLikeLabel } from './labelPattern';

const run = (text: string, width: number) => ({
  ...{ text, width, x: 0, y: 0, size: 10, angle: 0, fontName: 'f', bold: false, italic: false },
});

test.each([
  ['a label of twelve letters', run('CH2OCOCH2CH3', 70), ['CH2OCOCH2CH3']],
  ['words', run('from the leaves', 70), []],
  ['two O far apart, as of a sulfone', run('OO', 24), ['O', 'O']],
  ['two letters in a wide font', run('OO', 20), ['OO']],
  ['a label between blanks', run(' OH ', 20), ['OH']],
])('%s', (_what, text, labels) => {
  expect(labelRuns([text]).map((label) => label.text)).toEqual(labels);
});

test.each([
  ['OCH2'.repeat(4), true],
  ['OCH2'.repeat(6), false],
  ['t-BuO', true],
  ['12', false],
])('%s looks like a label: %j', (text, looks) => {
  expect(looksLikeLabel(text)).toBe(looks);
});
