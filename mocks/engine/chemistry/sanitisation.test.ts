import { problemsOf, refusalReason } from './sanitisation';

const refused = (atom: number, element: string, bonds: number) =>
  `[09:26:24] Explicit valence for atom # ${atom} ${element}, ${bonds}, is greater than permitted`;

test.each([
  ['C', 5, 'A carbon has five bonds, more than its valence permits'],
  ['O', 3, 'An oxygen has three bonds, more than its valence permits'],
  ['Fe', 12, 'An atom of Fe has 12 bonds, more than its valence permits'],
])('%s with %d bonds is told without a number that no drawing shows', (element, bonds, message) => {
  expect(problemsOf(refused(4, element, bonds))).toEqual([
    { kind: 'valence', atoms: [4], message },
  ]);
});

test('a ring without a Kekulé form is told with its atoms, and without their numbers', () => {
  expect(problemsOf("[09:26:24] Can't kekulize mol.  Unkekulized atoms: 0 1 2")).toEqual([
    {
      ...{ kind: 'aromaticity', atoms: [0, 1, 2] },
      message: 'No double bonds can be placed in an aromatic ring',
    },
  ]);
});

test('two atoms with the same fault are two problems, which a refusal says once', () => {
  const log = [refused(1, 'C', 5), refused(1, 'C', 5), refused(7, 'C', 5)].join('\n');
  expect(problemsOf(log).map(({ atoms }) => atoms)).toEqual([[1], [7]]);
  expect(refusalReason(log)).toBe('A carbon has five bonds, more than its valence permits');
});
