import { hasAttachmentLine } from './attachmentLines';
import { inkOf, type Line, type Place } from './testing/inkOf';
import { sketchOf, testClasses } from './testing/builders';

/** Corners of a ring with bonds of 24 pixels, the first at the top, clockwise. */
const RING = [0, 1, 2, 3, 4, 5].map((k): Place => {
  const angle = (k * Math.PI) / 3 - Math.PI / 2;
  return [50 + 24 * Math.cos(angle), 60 + 24 * Math.sin(angle)];
});
const corner = (k: number): Place => RING[k % 6] ?? [50, 60];
const between = (k: number, t: number): Place => {
  const [a, b] = [corner(k), corner(k + 1)];
  return [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])];
};
/** From the middle of the bond between the corners 1 and 2, which runs upright, to its right. */
const outwards = (from: number, to: number, t = 0.5): Line => {
  const [x, y] = between(1, t);
  return [
    [x + from, y],
    [x + to, y],
  ];
};
const ring = sketchOf(
  RING.map((at) => ({ at })),
  RING.map((_, k) => [k, (k + 1) % 6] as const),
);
const inkWith = (...lines: readonly Line[]) =>
  inkOf(120, 110, [...RING.map((at, k): Line => [at, corner(k + 1)]), ...lines]);

test.each([
  ['crosses the bond', outwards(-6, 16), true],
  ['ends on the bond', outwards(0, 16), true],
  ['ends at the ring centre', outwards(-20, 16), true],
  ['begins two thirds along the bond', outwards(0, 16, 0.65), true],
  ['begins at an atom', outwards(0, 16, 0), false],
  ['begins beside the bond, as a letter does', outwards(5, 16), false],
  ['ends soon, as a speck does', outwards(0, 6), false],
  ['runs inwards only', outwards(-16, 0), false],
])('a line that %s leaves the attachment open: %s', (_what, line, isOpen) => {
  expect(hasAttachmentLine(testClasses, ring, inkWith(line))).toBe(isOpen);
});

test('a line that was read as a bond is no such line', () => {
  const [from, to] = outwards(-20, 30);
  const atoms = [...RING, from, to].map((at) => ({ at }));
  const bonds = [...RING.map((_, k) => [k, (k + 1) % 6] as const), [6, 7] as const];
  expect(hasAttachmentLine(testClasses, sketchOf(atoms, bonds), inkWith([from, to]))).toBe(false);
});

test('letters beside a bond to a label are no such line', () => {
  const [first, second, ...rest] = ring.atoms;
  const oxygen = { ...second!, label: testClasses.names.indexOf('O') };
  const furan = { ...ring, atoms: [first!, oxygen, ...rest] };
  expect(hasAttachmentLine(testClasses, furan, inkWith(outwards(0, 16, 0.35)))).toBe(false);
});

test('the bond that two rings share has a line on either side', () => {
  const second = RING.map(([x, y]): Place => [x + 24 * Math.sqrt(3), y]);
  const places = [...RING, ...second.filter((_, k) => k !== 4 && k !== 5)];
  const atoms = places.map((at) => ({ at }));
  const naphthalene = sketchOf(atoms, [
    ...RING.map((_, k) => [k, (k + 1) % 6] as const),
    ...([[1, 6], [6, 7], [7, 8], [8, 9], [9, 2]] as const), // prettier-ignore
  ]);
  const ink = inkOf(160, 110, [
    ...naphthalene.bonds.map(({ begin, end }): Line => [places[begin]!, places[end]!]),
    outwards(-20, 20),
  ]);
  expect(hasAttachmentLine(testClasses, naphthalene, ink)).toBe(false);
});
