import { firstReading } from './firstReading';
import type { PixelGraphNet, RunNetwork } from './network';
import { readLabels } from './readLabels';
import { recogniseDrawing } from './recogniseDrawing';
import { testClasses } from './testing/builders';
import { seesChain } from './testing/seesChain';
import { greyPage } from '../../segmentation/raster/testing/drawnPage';

const classes = { ...testClasses, prior: testClasses.prior.map(() => 0) };
const SURE = 20;

/** A line across a picture of this width. */
const line = (width: number) => ({ width, height: 3, data: new Float32Array(width * 3).fill(1) });

let runs: number;
let isBroken: boolean;
let net: PixelGraphNet;
beforeEach(() => {
  runs = 0;
  isBroken = false;
  const run: RunNetwork = (pixels, height, width) => {
    runs += 1;
    if (isBroken) return Promise.reject(new Error('out of memory'));
    return seesChain(SURE)(pixels, height, width);
  };
  net = { run, classes };
});

async function runsOf(work: () => Promise<unknown>): Promise<number> {
  const before = runs;
  await work();
  return runs - before;
}

test('the network sees equal pictures once', async () => {
  expect(await runsOf(() => firstReading(net, line(300)))).toBeGreaterThan(0);
  expect(await runsOf(() => firstReading(net, line(300)))).toBe(0);
});

test('pictures that are asked for at the same time are seen once, too', async () => {
  const once = await runsOf(() => firstReading({ ...net }, line(300)));
  const twice = () => Promise.all([firstReading(net, line(300)), firstReading(net, line(300))]);
  expect(await runsOf(twice)).toBe(once);
});

test('the same pixels in rows of another length are another picture', async () => {
  await firstReading(net, line(300));
  const folded = { width: 150, height: 6, data: line(300).data };
  expect(await runsOf(() => firstReading(net, folded))).toBeGreaterThan(0);
});

test('a picture whose labels were read need not be seen again to be read as a whole', async () => {
  const { image, fill } = greyPage(400, 300);
  // Its paper is a coloured panel, which both must take for white.
  fill(10, 10, 390, 290, 150);
  fill(50, 150, 350, 153, 0);
  expect(await readLabels(net, image)).not.toBeNull();
  expect(await runsOf(() => recogniseDrawing(net, image))).toBe(0);
});

test('what another network saw is not taken', async () => {
  await firstReading(net, line(300));
  expect(await runsOf(() => firstReading({ ...net }, line(300)))).toBeGreaterThan(0);
});

test('after an error the picture is looked at again', async () => {
  isBroken = true;
  await expect(firstReading(net, line(300))).rejects.toThrow('out of memory');
  isBroken = false;
  expect(await firstReading(net, line(300))).not.toBeNull();
});

test('readings are kept up to a number of pixels, the latest of them', async () => {
  const first = await firstReading(net, line(300));
  const limit = 2.5 * (first?.read?.view.data.length ?? 0);
  for (const width of [300, 301, 302]) await firstReading(net, line(width), limit);
  expect(await runsOf(() => firstReading(net, line(301), limit))).toBe(0);
  expect(await runsOf(() => firstReading(net, line(300), limit))).toBeGreaterThan(0);
});

test('a reading above that number is answered and not kept', async () => {
  expect(await firstReading(net, line(300), 1)).not.toBeNull();
  expect(await runsOf(() => firstReading(net, line(300), 1))).toBeGreaterThan(0);
});
