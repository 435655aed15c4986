import { knownReadings } from './knownReadings';

const LINE = {
  engine: 'osra',
  folder: 'uspto',
  file: 'a.png',
  answer: 'CCO',
  confidence: 0.75,
  kind: 'right',
};
const textOf = (...lines: readonly object[]) =>
  lines.map((line) => `${JSON.stringify(line)}\n`).join('');

test('gives the reading of one program for one picture of one folder', () => {
  const known = knownReadings(textOf(LINE));
  expect(known('osra', 'uspto', 'a.png')).toMatchObject({
    smiles: 'CCO',
    confidence: 0.75,
    impossible: false,
  });
  expect(known('pixel-graph', 'uspto', 'a.png')).toBeUndefined();
  expect(known('osra', 'uob', 'a.png')).toBeUndefined();
  expect(known('osra', 'uspto', 'b.png')).toBeUndefined();
});

test('knows why there is none', () => {
  const known = knownReadings(
    textOf({ ...LINE, answer: '', kind: 'impossible structure', detail: '5 bonds' }),
  );
  expect(known('osra', 'uspto', 'a.png')).toMatchObject({
    smiles: '',
    impossible: true,
    reason: '5 bonds',
  });
});

test.each([
  ['cut off', `${textOf(LINE)}{"engine"`],
  ['of something else', `${textOf(LINE)}[1]`],
  ['of an impossible confidence', textOf(LINE, { ...LINE, confidence: 2 })],
])('reports a line %s by its number', (_what, text) => {
  expect(() => knownReadings(text)).toThrow('Line 2 is no line of the evaluation');
});
