import type { Doubt } from './doubt';
import { choicesAt, fixedMolfile } from './placeFix';

const atom = (symbol: string) =>
  `    0.0000    0.0000    0.0000 ${symbol.padEnd(3)} 0  0  0  0  0  0`;

/** A centre with a wedge to an alcohol, a double bond to a charged nitrogen, and a named residue. */
const MOLFILE = [
  '',
  '  made',
  '',
  '  5  4  0  0  0  0            999 V2000',
  ...['C', 'O', 'C', 'N', 'R#'].map(atom),
  '  1  2  1  1  0',
  '  1  3  1  0  0',
  '  3  4  2  0  0',
  '  1  5  1  0  0',
  'M  CHG  2   2  -1   4   1',
  'M  RGP  1   5   1',
  'A    5',
  'R1',
  'M  END',
].join('\n');

const doubtAt = (...atoms: number[]): Doubt => ({
  ...{ kind: 'other', atoms, x: 0, y: 0, confidence: 0.4, says: 'It may be wrong.' },
});

/** The lines that the molfile gained and lost. */
function difference(changed: string | undefined) {
  const [before, after] = [MOLFILE.split('\n'), (changed ?? '').split('\n')];
  return {
    gone: before.filter((line) => !after.includes(line)),
    come: after.filter((line) => !before.includes(line)),
  };
}

test.each<[string, number[], string, ReturnType<typeof difference>]>([
  [
    'another order',
    [2, 3],
    'single bond',
    { gone: ['  3  4  2  0  0'], come: ['  3  4  1  0  0'] },
  ],
  [
    'another order, without a wedge',
    [0, 1],
    'double bond',
    { gone: ['  1  2  1  1  0'], come: ['  1  2  2  0  0'] },
  ],
  [
    'another wedge',
    [0, 1],
    'hashed wedge',
    { gone: ['  1  2  1  1  0'], come: ['  1  2  1  6  0'] },
  ],
  ['no wedge', [0, 1], 'no wedge', { gone: ['  1  2  1  1  0'], come: ['  1  2  1  0  0'] }],
  [
    'a wedge that is narrow at the first atom',
    [2, 0],
    'solid wedge',
    { gone: ['  1  3  1  0  0'], come: ['  3  1  1  1  0'] },
  ],
  ['the other configuration', [0], '(S)', { gone: ['  1  2  1  1  0'], come: ['  1  2  1  6  0'] }],
  [
    'a bond that was not there',
    [1, 4],
    'single bond',
    {
      gone: ['  5  4  0  0  0  0            999 V2000'],
      come: ['  5  5  0  0  0  0            999 V2000', '  2  5  1  0  0'],
    },
  ],
  [
    'no bond',
    [0, 4],
    'no bond',
    {
      gone: ['  5  4  0  0  0  0            999 V2000', '  1  5  1  0  0'],
      come: ['  5  3  0  0  0  0            999 V2000'],
    },
  ],
])('draws %s', (_what, atoms, reading, expected) => {
  expect(difference(fixedMolfile(MOLFILE, doubtAt(...atoms), reading))).toEqual(expected);
});

test.each([
  ['N', 'N', ['M  CHG  1   4   1']],
  ['OH', 'O', ['M  CHG  1   4   1']],
  ['NH3+', 'N', ['M  CHG  1   2   1', 'M  CHG  1   4   1']],
  ['O−', 'O', ['M  CHG  1   2  -1', 'M  CHG  1   4   1']],
  ['Ca2+', undefined, []],
])('draws %s as the element %s, with the charge that it states', (reading, element, charges) => {
  const lines = fixedMolfile(MOLFILE, doubtAt(1), reading)?.split('\n');
  expect(lines?.[5]?.slice(31, 34).trim()).toBe(element);
  expect(lines?.filter((line) => line.startsWith('M  CHG')) ?? []).toEqual(charges);
});

test('an element in place of a residue takes its name with it', () => {
  const fixed = fixedMolfile(MOLFILE, doubtAt(4), 'H');
  expect(fixed).not.toMatch(/RGP|^A |R1|R#/m);
  expect(fixed).toMatch(/M {2}END$/);
});

test.each([
  ['what no atom can be', [1], 'OMe'],
  ['a piece in place of nothing', [1, 2, 3], 'C2O'],
  ['a configuration without a wedge to turn over', [2], '(R)'],
  ['a bond to go that is not there', [1, 4], 'no bond'],
  ['an atom that the molfile does not have', [7], 'O'],
  ['nowhere', [], 'O'],
])('refuses %s', (_what, atoms, reading) => {
  expect(fixedMolfile(MOLFILE, doubtAt(...atoms), reading)).toBeUndefined();
});

test.each(['', 'no molfile', MOLFILE.replace('V2000', 'V3000'), MOLFILE.slice(0, 200)])(
  'refuses a molfile that it cannot read (%#)',
  (molfile) => {
    expect(fixedMolfile(molfile, doubtAt(0, 1), 'no wedge')).toBeUndefined();
  },
);

test('offers what can be drawn, behind what stands', () => {
  const doubt = { ...doubtAt(0, 1), readings: ['solid wedge', 'hashed wedge', 'something odd'] };
  expect(choicesAt(doubt, MOLFILE)).toEqual(['solid wedge', 'hashed wedge']);
  expect(choicesAt({ ...doubt, readings: ['solid wedge', 'something odd'] }, MOLFILE)).toEqual([]);
  expect(choicesAt(doubtAt(0, 1), MOLFILE)).toEqual([]);
});
