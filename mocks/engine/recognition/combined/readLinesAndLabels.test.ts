import type { Point } from '../../geometry/box';
import { along } from '../../geometry/vector';
import type { ReadBond, ReadLabel, ReadLabels } from '../pixel-graph/readLabels';
import { BOND, DrawingBuilder, shortOf, step } from '../vector-graph/testing/drawingBuilder';
import { bondList } from '../vector-graph/testing/formula';
import { readLinesAndLabels } from './readLinesAndLabels';

const ring = DrawingBuilder.ring(200, 200);
const centre = { x: 200, y: 200 };
const corner = (i: number): Point => ring[i % 6] ?? centre;
/** Position of a label on corner 1, and of one on corner 4. */
const right = step(corner(1), -30, 1.3 * BOND);
const left = step(corner(4), 150, 0.9 * BOND);

function cyclohexane(): DrawingBuilder {
  const drawing = new DrawingBuilder();
  for (let i = 0; i < 6; i++) drawing.line(corner(i), corner(i + 1));
  return drawing;
}

const shape = (drawing: DrawingBuilder, { x, y }: Point) =>
  drawing.tile([x - 3, y - 3, x + 3, y + 3]);

/** A ring with one label at the end of a line, painted as a tile. */
function ringWithTile(): DrawingBuilder {
  return shape(cyclohexane().line(corner(1), shortOf(corner(1), right)), right);
}

const label = (name: string, { x, y }: Point, confidence = 0.8): ReadLabel => ({
  name,
  x,
  y,
  charge: 0,
  confidence,
});

/** @param spelled the same drawing, with labels whose shapes are letters as text */
async function read(
  drawing: DrawingBuilder,
  labels: ReadLabel[] | null,
  bonds: ReadBond[] = [],
  spelled?: DrawingBuilder,
  isComplete = true,
) {
  const pixels: ReadLabels | null = labels && { labels, bonds, bondLength: BOND };
  const byPixels = jest.fn(async () => pixels);
  const byShape = jest.fn(async () => spelled && { content: spelled.page(), isComplete });
  const reading = await readLinesAndLabels(drawing.page(), drawing.box(), { byShape, byPixels });
  return { ...reading, asked: byPixels.mock.calls.length, spelled: byShape.mock.calls.length };
}

function bondsOf({ outcome }: Awaited<ReturnType<typeof read>>): string {
  return outcome.ok ? bondList(outcome.graph) : outcome.reason;
}

const RING = 'C2-C2 C2-C2 C2-C2 C2-C2 C2-C3 C2-C3';

describe('readLinesAndLabels', () => {
  it('reads a label painted as a shape from the pixels, with the hydrogens that its bonds leave', async () => {
    const reading = await read(ringWithTile(), [label('O', right)]);
    expect(bondsOf(reading)).toBe(`${RING} C3-O1`);
    expect(reading).toMatchObject({
      ownLabels: false,
      outcome: { ok: true, remarks: ['Labels painted as shapes were read by PixelGraph'] },
    });
  });

  it('is at most as confident as the labels', async () => {
    const sure = await read(ringWithTile(), [label('O', right, 0.9)]);
    const unsure = await read(ringWithTile(), [label('O', right, 0.3)]);
    expect(unsure.outcome.ok && unsure.outcome.confidence).toBeLessThanOrEqual(0.3);
    expect(sure.outcome.ok && sure.outcome.confidence).toBeLessThanOrEqual(0.9);
    expect(sure.outcome.ok && sure.outcome.confidence).toBeGreaterThan(0.3);
  });

  it('does not request labels if all of them are text', async () => {
    const drawing = cyclohexane()
      .line(corner(1), shortOf(corner(1), right))
      .label('OH', right);
    expect(await read(drawing, [label('N', right)])).toMatchObject({
      asked: 0,
      spelled: 0,
      ownLabels: true,
    });
  });

  it('takes labels whose shapes are letters as its own, without a look at the pixels', async () => {
    const spelled = cyclohexane()
      .line(corner(1), shortOf(corner(1), right))
      .label('OH', right);
    const reading = await read(ringWithTile(), [label('N', right)], [], spelled);
    expect(reading).toMatchObject({ asked: 0, ownLabels: true, outcome: { remarks: [] } });
    expect(bondsOf(reading)).toBe(`${RING} C3-O1`);
  });

  it('leaves to the pixels only the labels whose shapes are not clear', async () => {
    const bothBonds = () =>
      cyclohexane()
        .line(corner(1), shortOf(corner(1), right))
        .line(corner(4), shortOf(corner(4), left));
    const drawing = shape(shape(bothBonds(), right), left);
    const spelled = shape(bothBonds(), left).label('OH', right);
    const reading = await read(drawing, [label('N', right), label('F', left)], [], spelled);
    expect(reading).toMatchObject({ asked: 1, ownLabels: false });
    expect(bondsOf(reading)).toMatch(/O1/);
    expect(bondsOf(reading)).toMatch(/F1/);
    expect(bondsOf(reading)).not.toMatch(/N/);
  });

  it('takes the pixels’ reading if a label that the shapes spell has no bond', async () => {
    const spelled = cyclohexane().label('OH', right);
    const reading = await read(ringWithTile(), [label('O', right)], [], spelled);
    expect(bondsOf(reading)).toBe(`${RING} C3-O1`);
    expect(reading.ownLabels).toBe(false);
  });

  it('keeps a counter-ion that the shapes spell, which has no bond', async () => {
    const spelled = cyclohexane()
      .line(corner(1), shortOf(corner(1), right))
      .label('O-', right)
      .label('Na+', { x: 240, y: 200 });
    const reading = await read(shape(ringWithTile(), { x: 240, y: 200 }), null, [], spelled);
    expect(reading.asked).toBe(0);
    expect(bondsOf(reading)).toBe(`${RING} C3-O-1`);
    expect(reading.outcome.ok && reading.outcome.graph.atoms.at(-1)).toMatchObject({
      element: 'Na',
      charge: 1,
    });
  });

  it('is less sure of the pixels’ labels if the shapes spell an ion that is none of them', async () => {
    const beside = step(right, 0, 20);
    const confidenceOf = async (text: string) => {
      const spelled = cyclohexane()
        .label('OH', step(right, 90, 30))
        .label(text, beside);
      const pixels = [label('O', right)];
      const { outcome } = await read(shape(ringWithTile(), beside), pixels, [], spelled);
      return outcome.ok ? outcome.confidence : 0;
    };
    expect(await confidenceOf('Na+')).toBeCloseTo(0.7 * (await confidenceOf('5')), 5);
  });

  it('reads a letter that the lines pass, if its shape is one', async () => {
    const drawing = () => shape(cyclohexane(), corner(1));
    const spelled = new DrawingBuilder()
      .line(corner(0), shortOf(corner(0), corner(1)))
      .line(shortOf(corner(2), corner(1)), corner(2))
      .label('O', corner(1));
    for (let i = 2; i < 6; i++) spelled.line(corner(i), corner(i + 1));
    const ether = await read(drawing(), null, [], spelled);
    expect(ether).toMatchObject({ asked: 0, ownLabels: true });
    expect(bondsOf(ether)).toContain('C2-O2 C2-O2');
    expect(bondsOf(await read(drawing(), null))).not.toContain('O');
    expect(await read(cyclohexane(), null, [], spelled)).toMatchObject({ spelled: 0 });
  });

  it('is less sure of spelled labels beside letters that are not clear', async () => {
    const spelled = () =>
      cyclohexane()
        .line(corner(1), shortOf(corner(1), right))
        .label('OH', right);
    const whole = await read(ringWithTile(), null, [], spelled());
    const part = await read(ringWithTile(), null, [], spelled(), false);
    expect(whole.asked).toBe(0);
    expect(part).toMatchObject({ asked: 1, outcome: { ok: true } });
    expect(part.outcome.ok && part.outcome.confidence).toBeLessThan(0.7);
  });

  it('leaves all labels to the pixels if what the shapes spell does not fit the bonds', async () => {
    const spelled = cyclohexane()
      .line(corner(1), shortOf(corner(1), right))
      .label('HFH', right);
    const reading = await read(ringWithTile(), [label('O', right)], [], spelled);
    expect(bondsOf(reading)).toBe(`${RING} C3-O1`);
    expect(reading.ownLabels).toBe(false);
  });

  it.each<[string, ReadLabel[] | null]>([
    ['nothing', null],
    ['no label there', [label('O', { x: 20, y: 20 })]],
    ['a label without meaning to it', [label('*', right)]],
  ])('gives the reason found by the lines if the pixels show %s', async (_case, labels) => {
    expect(await read(ringWithTile(), labels)).toMatchObject({
      ownLabels: true,
      outcome: { ok: false, reason: expect.stringMatching(/painted as shapes/) },
    });
  });

  it('does not read the pixels for thousands of shapes', async () => {
    const drawing = ringWithTile();
    for (let n = 0; n < 2100; n++) shape(drawing, { x: 20 + (n % 70) * 8, y: 300 + n / 9 });
    expect(await read(drawing, [label('O', right)])).toMatchObject({ asked: 0 });
  });
});

describe('a bond to a painted label', () => {
  const toLeft: ReadBond = { begin: 0, end: 1, order: 1, stereo: 'up' };

  /** The painted O at corner 1, and an F at corner 4 with a bond that only the pixels show. */
  const readLeft = (drawing: DrawingBuilder) => {
    const labels = [label('C', corner(4)), label('F', left), label('O', right)];
    return read(shape(drawing, left), labels, [toLeft]);
  };

  const stereoOf = ({ outcome }: Awaited<ReturnType<typeof read>>) => {
    if (!outcome.ok) return outcome.reason;
    const { atoms, bonds } = outcome.graph;
    const isFluorine = (i: number) => atoms[i]?.element === 'F';
    return bonds
      .filter(({ begin, end }) => isFluorine(begin) || isFluorine(end))
      .map(({ stereo }) => stereo);
  };

  it('comes from the pixels if no line is drawn', async () => {
    expect(stereoOf(await readLeft(ringWithTile()))).toEqual(['up']);
  });

  it('is hashed if a stroke crosses it, whatever the pixels look like', async () => {
    const middle = along(corner(4), left, 0.45);
    const drawing = ringWithTile().line(step(middle, 60, 1.2), step(middle, 240, 1.2));
    expect(stereoOf(await readLeft(drawing))).toEqual(['down']);
  });

  it('is the line if one is drawn', async () => {
    const drawing = ringWithTile().line(corner(4), shortOf(corner(4), left, 4));
    expect(stereoOf(await readLeft(drawing))).toEqual(['none']);
  });

  it('keeps a drawn wedge, however short', async () => {
    const drawing = ringWithTile().hash(corner(4), shortOf(corner(4), left, 5));
    expect(stereoOf(await readLeft(drawing))).toEqual(['down']);
  });
});
