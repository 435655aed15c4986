import type { Box } from '../../geometry/box';
import type { ReadBond, ReadLabel } from '../pixel-graph/readLabels';
import { paintedLabels } from './paintedLabels';

/** Points. */
const BOND = 14;

const label = (name: string, x: number, y: number, part: Partial<ReadLabel> = {}): ReadLabel => ({
  name,
  x,
  y,
  charge: 0,
  confidence: 0.9,
  ...part,
});

const shapeAt = (x: number, y: number): Box => [x - 3, y - 3, x + 3, y + 3];

const paint = (labels: ReadLabel[], letters: Box[], bonds: ReadBond[] = []) =>
  paintedLabels({ labels, bonds, bondLength: BOND }, letters);

describe('paintedLabels', () => {
  it.each<[string, ReadLabel, string[]]>([
    ['a label at a letter shape is taken', label('O', 101, 99), ['O']],
    ['a label away from all shapes is not', label('O', 120, 100), []],
    ['a group keeps its name', label('CO2Me', 100, 100), ['CO2Me']],
    ['a charge follows the name', label('N', 100, 100, { charge: 1 }), ['N+']],
    ['an unknown label is not taken', label('*', 100, 100), []],
    ['a carbon is taken: CH3 may be written there', label('C', 100, 100), ['C']],
  ])('%s', (_rule, read, expected) => {
    expect(paint([read], [shapeAt(100, 100)]).labels.map(({ text }) => text)).toEqual(expected);
  });

  it('has its letters where they were read, or else all at its atom', () => {
    const letters = [92, 96, 100].map((x) => ({ x, y: 100 }));
    const centres = (part: Partial<ReadLabel>): number[] =>
      paint([label('MeO', 100, 100, part)], [shapeAt(100, 100)]).labels.flatMap((read) =>
        read.letters.map(({ box }) => (box[0] + box[2]) / 2),
      );
    expect(centres({ letters })).toEqual([92, 96, 100].map((x) => expect.closeTo(x, 6)));
    expect(centres({})).toEqual([100, 100, 100].map((x) => expect.closeTo(x, 6)));
  });

  it('leaves the hydrogens to the bonds', () => {
    const { labels } = paint([label('O', 100, 100)], [shapeAt(100, 100)]);
    expect(labels).toMatchObject([{ impliesHydrogens: true }]);
  });

  it('has the confidence of the least certain label it takes, ignoring carbons and other labels', () => {
    const read = [
      label('O', 100, 100, { confidence: 0.8 }),
      label('C', 200, 100, { confidence: 0.2 }),
      label('N', 300, 100, { confidence: 0.1 }),
    ];
    expect(paint(read, [shapeAt(100, 100), shapeAt(200, 100)]).confidence).toBe(0.8);
  });

  it('passes on the bonds to the labels it takes, from their narrow ends, and no others', () => {
    const read = [label('C', 86, 100), label('H', 100, 100), label('C', 72, 100)];
    const bonds: ReadBond[] = [
      { begin: 0, end: 1, order: 1, stereo: 'down' },
      { begin: 2, end: 0, order: 2, stereo: 'none' },
    ];
    expect(paint(read, [shapeAt(100, 100)], bonds).bonds).toMatchObject([
      { a: { x: 86 }, b: { x: 100 }, order: 1, stereo: 'down' },
    ]);
  });
});
