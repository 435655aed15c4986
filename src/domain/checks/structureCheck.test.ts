/** @jest-environment node */
import { FINDING_KINDS } from './findings';
import type { CheckedDrawing } from './checkedDrawing';
import { KINDS_IN_ORDER, severityOf, structureCheck } from './structureCheck';

const drawing = (id: string, facts: Partial<CheckedDrawing> = {}): CheckedDrawing => ({
  ...{ id, called: `#${id}`, smiles: 'CCO', identifiers: undefined },
  ...{ number: undefined, name: undefined, verdict: undefined },
  ...facts,
});
const says = (...drawings: CheckedDrawing[]) =>
  structureCheck(drawings).rows.map(({ called, says: sentence }) => `${called} ${sentence}`);

test('a clean article has no finding, and says how many structures were looked at', () => {
  expect(structureCheck([drawing('1'), drawing('2')])).toEqual({ checked: 2, rows: [] });
});

test('drawings that nobody has judged are compared as if they were correct', () => {
  const pair = [
    drawing('1', { smiles: 'CCO', number: '3', name: 'a' }),
    drawing('2', { smiles: 'CCO', number: '4', name: 'a' }),
  ];
  expect(says(...pair)).toEqual([
    '#1 The same structure as #2, which has the number 4.',
    '#2 The same structure as #1, which has the number 3.',
  ]);
});

test('what was rejected is neither checked nor compared with', () => {
  const rejected = drawing('2', { smiles: '*C', number: '4', verdict: 'rejected' });
  expect(structureCheck([drawing('1', { smiles: '*C', number: '3' }), rejected])).toMatchObject({
    checked: 1,
    rows: [{ id: '1', kind: 'residues' }],
  });
});

test('what was called correct all the same stays in the list and says so', () => {
  const { rows } = structureCheck([drawing('1', { smiles: 'C.C', verdict: 'correct' })]);
  expect(rows).toMatchObject([{ kind: 'parts', isVerified: true }]);
});

test('what has to be wrong comes before what may be right, each in the order of the article', () => {
  expect(
    says(
      drawing('1', { smiles: '*C', name: 'Unknown' }),
      drawing('2', { smiles: '*CC' }),
      drawing('3', { smiles: 'CC', name: 'n.d.' }),
    ),
  ).toEqual([
    '#1 “Unknown” is no name.',
    '#3 “n.d.” is no name.',
    '#1 A residue (*) is open.',
    '#2 A residue (*) is open.',
  ]);
});

test('every kind of finding has its place in the list', () => {
  expect(KINDS_IN_ORDER.toSorted()).toEqual([...FINDING_KINDS].toSorted());
  expect(KINDS_IN_ORDER.map(severityOf).lastIndexOf('wrong')).toBe(3);
});
