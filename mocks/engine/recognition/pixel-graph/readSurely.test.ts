import { channelLayout, type RunNetwork } from './network';
import { readSurely } from './readSurely';
import type { RunLabelNetwork } from './second-look/labelLook';
import { testClasses } from './testing/builders';
import { seesChain } from './testing/seesChain';

const classes = { ...testClasses, prior: testClasses.prior.map(() => 0) };
const SURE = 20;
/** Accepts any confidence. */
const UNSURE = 0;
const layout = channelLayout(classes.names.length);

/** A line of 300 x 3 pixels. */
const ink = () => {
  const data = new Float32Array(300 * 3).fill(1);
  return { width: 300, height: 3, data };
};

/** A network that is certain of its labels in pictures of some widths only, and records its input. */
function network(isSureAt: (width: number) => boolean) {
  const widths: number[] = [];
  const run: RunNetwork = (pixels, height, width) => {
    widths.push(width);
    return seesChain(isSureAt(width) ? SURE : UNSURE)(pixels, height, width);
  };
  return { run, widths };
}

const ANSWERS_FROM_A_HALF = {
  ...classes,
  calibration: { ...classes.calibration, unreadableBelow: 0.5 },
};

/** A label network that knows no label, and records its views. */
function lookThatLeavesDoubt() {
  const views = new Set<Float32Array>();
  const run: RunLabelNetwork = (seen, count) => {
    views.add(seen);
    return Promise.resolve(new Float32Array(count * classes.names.length));
  };
  return { views, run, width: 160, height: 72, bondLength: 48 };
}

/** Widths at which the picture is seen if the first reading is certain; the last is the reading's. */
async function widthsOfASureReading(): Promise<number[]> {
  const { run, widths } = network(() => true);
  await readSurely({ run, classes }, ink(), 0);
  return widths;
}

describe('readSurely', () => {
  test('reads only once if the reading is certain', async () => {
    const widths = await widthsOfASureReading();
    const { run, widths: seen } = network(() => false);
    await readSurely({ run, classes }, ink(), 0);
    expect(seen.slice(0, widths.length)).toEqual(widths);
    expect(seen).toHaveLength(widths.length + 2);
  });

  test('reads again what would be withheld, however certain', async () => {
    const widths = await widthsOfASureReading();
    const { run, widths: seen } = network(() => true);
    const calibration = { ...classes.calibration, unreadableBelow: 1 };
    await readSurely({ run, classes: { ...classes, calibration } }, ink(), 0);
    expect(seen).toHaveLength(widths.length + 2);
  });

  test('returns the most certain reading, and stops once one is certain', async () => {
    const first = (await widthsOfASureReading()).at(-1) ?? 0;
    const { run, widths } = network((width) => width > first);
    const read = await readSurely({ run, classes }, ink(), 0);
    expect(read?.rawConfidence).toBeGreaterThan(0.9);
    expect(read?.read.view.width).toBe(widths.at(-1));
    expect(widths.at(-1)).toBeGreaterThan(first);
  });

  test('keeps the first reading if others are no more certain', async () => {
    const first = (await widthsOfASureReading()).at(-1);
    const { run } = network(() => false);
    const read = await readSurely({ run, classes }, ink(), 0);
    expect(read?.read.view.width).toBe(first);
  });

  test.each([
    { bonds: 'sure', looks: 3 },
    { bonds: 'too doubtful for an answer', looks: 1 },
  ])(
    'looks at the labels of other scales whose bonds are $bonds: $looks',
    async ({ bonds, looks }) => {
      const first = (await widthsOfASureReading()).at(-1);
      const sees = seesChain(UNSURE);
      const run: RunNetwork = async (pixels, height, width) => {
        const heads = await sees(pixels, height, width);
        const cells = heads.length / layout.count;
        const types = heads.subarray(layout.bondType * cells, layout.bondGeometry * cells);
        return bonds === 'sure' || width === first ? heads : (types.fill(0), heads);
      };
      const look = lookThatLeavesDoubt();
      await readSurely({ run, classes: ANSWERS_FROM_A_HALF, look }, ink(), 0);
      expect(look.views.size).toBe(looks);
    },
  );

  test('does not retry a picture that no scale explains', async () => {
    const { run, widths } = network(() => false);
    await readSurely({ run, classes }, ink(), 2);
    expect(widths).toHaveLength((await widthsOfASureReading()).length);
  });

  test('finds nothing if there are no bonds', async () => {
    const run: RunNetwork = (_, height, width) =>
      Promise.resolve(new Float32Array((layout.count * height * width) / 16).fill(-10));
    expect(await readSurely({ run, classes }, ink(), 0)).toBeNull();
  });
});
