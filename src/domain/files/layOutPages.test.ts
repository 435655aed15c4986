/** @jest-environment node */
import { layOutPages, type DrawnMolecule } from './layOutPages';
import type { PageBox } from './madePage';
import { structuresAttachment } from './structuresAttachment';

/** A chain of so many carbons. */
function chain(length: number, more: Partial<DrawnMolecule> = {}): DrawnMolecule {
  const three = (value: number) => String(value).padStart(3);
  const atoms = Array.from({ length }, (_, at) =>
    [at * 0.866, (at % 2) * 0.5, 0].map((value) => value.toFixed(4).padStart(10)).join(''),
  );
  const molfile = [
    ...['', '', '', `${three(length)}${three(length - 1)}  0  0  0  0            999 V2000`],
    ...atoms.map((place) => `${place} C   0  0`),
    ...atoms.slice(1).map((_, at) => `${three(at + 1)}${three(at + 2)}  1  0`),
    ...['M  END', ''],
  ].join('\n');
  return { molfile, told: [], where: '', ...more };
}

const overlap = (a: PageBox, b: PageBox) =>
  a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

test('no drawing lies over another one or beyond its page', () => {
  const pages = layOutPages(Array.from({ length: 60 }, (_, at) => chain(2 + (at % 30))));
  expect(pages.length).toBeGreaterThan(1);
  for (const { width, height, molecules } of pages) {
    const boxes = molecules.map(({ box }) => box);
    expect(
      boxes.every(([x0, y0, x1, y1]) => x0 >= 0 && y0 >= 0 && x1 <= width && y1 <= height),
    ).toBe(true);
    expect(boxes.filter((a, i) => boxes.some((b, j) => j > i && overlap(a, b)))).toEqual([]);
  }
  expect(pages.flatMap(({ molecules }) => molecules)).toHaveLength(60);
});

test('they keep their order, their bonds are of usual length, and one too large is made smaller', () => {
  const [page] = layOutPages([chain(5), chain(200)]);
  const scales = page!.molecules.map(({ place }) => place!.scale);
  expect(scales[0]).toBeCloseTo(14.4, 1);
  expect(scales[1]).toBeLessThan(5);
});

test('a label is printed below its drawing, and cut if it is too long for it', () => {
  const name = 'a name that is much longer than the drawing of two atoms is wide';
  const [page] = layOutPages([chain(2, { number: '3a', name })]);
  const { box, label } = page!.molecules[0]!;
  expect(label).toMatchObject({ number: '3a', name, text: `3a ${name}` });
  expect(label!.box[1]).toBeGreaterThanOrEqual(box[3] - 1);
  expect(page!.letters[0]?.text).toMatch(/^3a a name.*…$/);
});

test('the molfile’s places are those of the page', () => {
  const [page] = layOutPages([chain(3)]);
  const { painted, place } = page!.molecules[0]!;
  const [x, y] = painted.lines[0]!.from;
  expect([x, y]).toEqual([place!.x, place!.y].map((value) => expect.closeTo(value)));
});

test('what is stated has the molfile as it is, and no shapes', () => {
  const pages = layOutPages([chain(2, { name: 'x', told: ['Something is left out'] })]);
  const { version, pages: stated } = JSON.parse(structuresAttachment(pages)!) as {
    version: number;
    pages: { page: number; drawings: object[] }[];
  };
  expect(version).toBe(1);
  expect(stated).toMatchObject([
    { page: 0, drawings: [{ molfile: chain(2).molfile, told: ['Something is left out'] }] },
  ]);
  expect(Object.keys(stated[0]!.drawings[0]!)).not.toContain('painted');
});
