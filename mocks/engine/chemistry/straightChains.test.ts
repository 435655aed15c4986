import type { GraphBond, MolecularGraph } from '../recognition/molecularGraph';
import { withoutChanceConfigurations } from './straightChains';

type Order = GraphBond['order'];

/** A chain of four atoms whose outer bonds turn from the inner one by some degrees; upwards if negative. */
function chain(first: number, last: number, orders: readonly Order[] = [1, 2, 1]): MolecularGraph {
  const along = (degrees: number) => ({
    dx: 30 * Math.cos((degrees * Math.PI) / 180),
    dy: 30 * Math.sin((degrees * Math.PI) / 180),
  });
  const [before, after] = [along(first), along(last)];
  const places = [
    { x: -before.dx, y: before.dy },
    { x: 0, y: 0 },
    { x: 30, y: 0 },
    { x: 30 + after.dx, y: after.dy },
  ];
  return {
    atoms: places.map((place) => ({ ...place, element: 'C', charge: 0 })),
    bonds: orders.map((order, begin) => ({ begin, end: begin + 1, order, stereo: 'none' })),
  };
}

const stereoOf = (graph: MolecularGraph) =>
  withoutChanceConfigurations(graph).bonds.map(({ stereo }) => stereo);

test.each<[string, number, number]>([
  ['on a line', 0, 0],
  ['bent by the scan', 4, -5],
  ['of which one end is straight', 60, 3],
])('a chain %s states no configuration', (_, first, last) => {
  expect(stereoOf(chain(first, last))).toEqual(['none', 'either', 'none']);
});

test.each<[string, MolecularGraph]>([
  ['a zigzag', chain(60, -60)],
  ['a flat zigzag', chain(27, -27)],
  ['an allene', chain(0, 0, [1, 2, 2])],
  ['an alkyne', chain(0, 0, [1, 3, 1])],
  ['a bond that ends the chain', chain(0, 0, [2, 1, 1])],
])('%s is left as it is', (_, graph) => {
  expect(withoutChanceConfigurations(graph)).toEqual(graph);
});

test('an end with one bond that turns states which side is meant', () => {
  const { atoms, bonds } = chain(60, 2);
  const aside = { x: 45, y: 26, element: 'F', charge: 0 };
  const bond = { begin: 2, end: 4, order: 1, stereo: 'none' } as const;
  expect(stereoOf({ atoms: [...atoms, aside], bonds: [...bonds, bond] })).not.toContain('either');
});
