import type { GreyImage } from '../../ink/pixels';
import type { MolecularGraph } from '../molecularGraph';
import { engineOutcome } from './engineOutcome';

/** A bent chain in units of its own, y downwards. */
const CHAIN: MolecularGraph = {
  atoms: [
    { x: 0, y: 0.5, element: 'C', charge: 0 },
    { x: 0.87, y: 0, element: 'C', charge: 0 },
    { x: 1.73, y: 0.5, element: 'C', charge: 0 },
    { x: 2.6, y: 0, element: 'C', charge: 0 },
    { x: 2.6, y: -1, element: 'O', charge: 0 },
  ],
  bonds: [0, 1, 2, 3].map((begin) => ({ begin, end: begin + 1, order: 1, stereo: 'none' })),
};

/** The chain as lines of 2 pixels, 40 pixels a bond, with its first atom at (30, 90). */
function drawn(graph: MolecularGraph = CHAIN): GreyImage {
  const [width, height] = [180, 140];
  const data = new Uint8Array(width * height).fill(255);
  for (const { begin, end } of graph.bonds) {
    const [a, b] = [graph.atoms[begin]!, graph.atoms[end]!];
    for (let k = 0; k <= 200; k++) {
      const x = Math.round(30 + 40 * (a.x + ((b.x - a.x) * k) / 200));
      const y = Math.round(70 + 40 * (a.y + ((b.y - a.y) * k) / 200));
      for (const at of [y * width + x, y * width + x + 1, (y + 1) * width + x]) data[at] = 0;
    }
  }
  return { width, height, data };
}

const outcome = (answer: object, isDrawn = true, picture = drawn()) =>
  engineOutcome(answer, CHAIN, isDrawn ? picture : undefined);

test('a structure lies on the ink that it was read from', () => {
  const { graph, picture } = outcome({});
  expect(picture).toEqual({ width: 180, height: 140 });
  graph.atoms.forEach(({ x, y }, i) => {
    expect(Math.abs(x - (30 + 40 * CHAIN.atoms[i]!.x))).toBeLessThan(6);
    expect(Math.abs(y - (70 + 40 * CHAIN.atoms[i]!.y))).toBeLessThan(6);
  });
});

test.each([
  ['coordinates that were computed', {}, false, drawn()],
  [
    'a picture of something else',
    {},
    true,
    drawn({
      atoms: [0, 1, 2, 3].map((y) => ({ x: 1, y: y / 2 - 1, element: 'C', charge: 0 })),
      bonds: [0, 1, 2].map((begin) => ({ begin, end: begin + 1, order: 1, stereo: 'none' })),
    }),
  ],
  ['a blank picture', {}, true, { width: 9, height: 9, data: new Uint8Array(81).fill(255) }],
])('%s give no places', (_what, answer, isDrawn, picture) => {
  expect(outcome(answer, isDrawn, picture)).not.toHaveProperty('picture');
});

const atoms = ['C', 'C', 'C', 'C', 'O'].map((symbol, i) => ({ symbol, x: i / 10, y: 0.5 }));

test('places that the program states count, and its doubts lie there', () => {
  const stated = atoms.map((atom, i) => ({ ...atom, confidence: i === 4 ? 0.6 : 0.99 }));
  const { graph, doubts } = outcome({ atoms: stated });
  expect(graph.atoms[1]).toMatchObject({ x: 18, y: 70 });
  expect(doubts).toEqual([
    {
      ...{ kind: 'atom', atoms: [4], y: 70, confidence: 0.6, says: 'The O here is not sure.' },
      x: expect.closeTo(72, 6),
    },
  ]);
});

test.each([
  ['fewer', atoms.slice(1)],
  ['others', atoms.map((atom) => ({ ...atom, symbol: 'N' }))],
])('places of %s atoms are passed over', (_what, others) => {
  expect(outcome({ atoms: others }).graph.atoms[0]?.x).toBeGreaterThan(20);
});

test.each([
  ['stated', { confidence: 0.4 }, 0.4],
  ['not stated', {}, 0.75],
])('the confidence that is %s', (_what, answer, confidence) => {
  expect(outcome(answer).confidence).toBe(confidence);
});
