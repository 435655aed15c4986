import { findScale } from './findScale';
import type { RunNetwork } from './network';
import { NATIVE_BOND } from './network';
import { testClasses } from './testing/builders';
import { inkOf } from './testing/inkOf';
import { seesChain } from './testing/seesChain';

const SURE = 20;
const WIDTH = 300;
/** With hairlines, bonds are expected to measure 32 pixels. */
const FIRST_SCALE = NATIVE_BOND / 32;
const ink = inkOf(WIDTH, 1, [
  [
    [0, 0],
    [WIDTH, 0],
  ],
]);

/** A network that sees bonds of these lengths, in native ones, one per call. */
function network(...lengths: readonly number[]) {
  const widths: number[] = [];
  const run: RunNetwork = (pixels, height, width) => {
    widths.push(width);
    return seesChain(SURE, lengths[widths.length - 1] ?? 1)(pixels, height, width);
  };
  return { net: { run, classes: testClasses }, widths };
}

/** Searches among bonds of about the expected length, so that the first trial ends the search. */
async function find(...lengths: readonly number[]) {
  const { net, widths } = network(...lengths);
  const found = await findScale(net, ink);
  return { found, widths };
}

describe('findScale', () => {
  test.each([
    ['of the native length', 1],
    ['a little shorter', 0.96],
    ['a little longer', 1.04],
  ])('runs the network once on a picture whose bonds are %s', async (_, length) => {
    const { found, widths } = await find(length);
    expect(widths).toHaveLength(1);
    expect(found?.scale).toBeCloseTo(FIRST_SCALE, 5);
    expect(found?.view?.ink.width).toBe(widths[0]);
  });

  test('bonds that are 8 % too long give the scale without another run', async () => {
    const { found, widths } = await find(1.08);
    expect(widths).toHaveLength(1);
    expect(found?.scale).toBeCloseTo(FIRST_SCALE / 1.08, 5);
    expect(found?.view).toBeUndefined();
  });

  test('bonds further off need another run, whose view is used if it shows the right length', async () => {
    const { found, widths } = await find(0.84, 1.02);
    expect(widths).toHaveLength(2);
    expect(found?.scale).toBeCloseTo(FIRST_SCALE / 0.84, 5);
    expect(found?.view?.ink.width).toBe(widths[1]);
  });

  test('that run corrects the scale once more', async () => {
    const { found, widths } = await find(0.84, 1.2);
    expect(widths).toHaveLength(2);
    expect(found?.scale).toBeCloseTo(FIRST_SCALE / 0.84 / 1.2, 5);
    expect(found?.view).toBeUndefined();
  });

  test('finds nothing if there are no bonds', async () => {
    const run: RunNetwork = async (pixels, height, width) =>
      (await seesChain(SURE)(pixels, height, width)).fill(-10);
    expect(await findScale({ run, classes: testClasses }, ink)).toBeNull();
  });
});
