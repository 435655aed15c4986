import { openCarriers } from './carriers';
import type { OpenBond } from './perspective/openGraph';

const wave = (begin: number, end: number): OpenBond => ({ begin, end, order: 1, stereo: 'either' });
const bond = (begin: number, end: number, order: 1 | 2 = 1): OpenBond => ({
  ...{ begin, end, order, stereo: 'none' },
});
const opened = (elements: string[], bonds: OpenBond[], hydrogens?: number) => {
  const atoms = elements.map((element, i) => ({
    element,
    ...(i === elements.length - 1 && hydrogens !== undefined && { hydrogens }),
  }));
  openCarriers({ atoms, bonds });
  return [atoms.map(({ element }) => element).join(' '), bonds.at(-1)?.stereo];
};

test('a wave from a heteroatom leads to what is not drawn', () => {
  expect(opened(['C', 'S', 'C'], [bond(0, 1), wave(1, 2)])).toEqual(['C S *', 'none']);
  expect(opened(['C', 'O', 'C'], [bond(0, 1), wave(2, 1)])).toEqual(['C O *', 'none']);
});

test.each<[string, string[], OpenBond[], number | undefined]>([
  ['a stereo centre', ['C', 'C', 'C'], [bond(0, 1), wave(1, 2)], undefined],
  ['an imine', ['C', 'N', 'C'], [bond(0, 1, 2), wave(1, 2)], undefined],
  ['a heteroatom to another atom', ['C', 'S', 'O'], [bond(0, 1), wave(1, 2)], undefined],
  [
    'a heteroatom to a chain',
    ['C', 'C', 'S', 'C'],
    [bond(0, 3), bond(1, 2), wave(2, 3)],
    undefined,
  ],
  ['a heteroatom to a written methyl', ['C', 'S', 'C'], [bond(0, 1), wave(1, 2)], 3],
])('a wave from %s stays a wave', (_what, elements, bonds, hydrogens) => {
  expect(opened(elements, bonds, hydrogens)).toEqual([elements.join(' '), 'either']);
});
