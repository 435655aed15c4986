import type { Calibration } from './confidence/calibration';
import { UNCALIBRATED } from './confidence/calibration';
import type { PixelGraphNet, RunNetwork } from './network';
import { channelLayout } from './network';
import { recogniseDrawing } from './recogniseDrawing';
import { testClasses } from './testing/builders';
import { seesChain } from './testing/seesChain';

const neverRun: RunNetwork = () => {
  throw new Error('the network was asked');
};
/** Never sees an atom or a bond. */
const seesNothing: RunNetwork = (_, height, width) => {
  const { count } = channelLayout(testClasses.names.length);
  return Promise.resolve(new Float32Array((count * height * width) / 16).fill(-10));
};
const net = (run: RunNetwork): PixelGraphNet => ({ run, classes: testClasses });

const paper = (width: number, height: number) => ({
  width,
  height,
  data: new Uint8Array(width * height).fill(255),
});

function crossed(width: number, height: number) {
  const image = paper(width, height);
  for (let i = 0; i < Math.min(width, height); i++)
    image.data.fill(0, i * width + i, i * width + i + 2);
  return image;
}

/** A line of 300 x 3 pixels. */
function lined() {
  const image = paper(340, 60);
  for (let y = 28; y < 31; y++) image.data.fill(0, y * 340 + 20, y * 340 + 320);
  return image;
}

/** A picture full of lines. */
function hatched() {
  const image = paper(300, 300);
  for (let y = 0; y < 300; y += 9) image.data.fill(0, y * 300, (y + 3) * 300);
  return image;
}

function panel() {
  const image = paper(300, 300);
  return { ...image, data: image.data.fill(170) };
}

const calibration: Calibration = {
  knots: [
    [0.1, 0.2],
    [0.9, 0.7],
  ],
  unreadableBelow: 0.1,
};
const chainNet = (labelLogit: number, calibrate = calibration): PixelGraphNet => ({
  run: seesChain(labelLogit),
  classes: { ...testClasses, prior: testClasses.prior.map(() => 0), calibration: calibrate },
});
const SURE = 20;
/** A raw confidence of 0.72 where the bonds explain the picture. */
const UNSURE = 6;

describe('recogniseDrawing', () => {
  test('gives the share of such readings that are correct, and the raw confidence behind it', async () => {
    const outcome = await recogniseDrawing(chainNet(SURE), lined());
    expect(outcome).toMatchObject({ ok: true, confidence: 0.7 });
    expect(outcome.ok && outcome.rawConfidence).toBeGreaterThan(0.9);
  });

  test('reports that a drawing is unreadable instead of guessing', async () => {
    expect(await recogniseDrawing(chainNet(0), lined())).toEqual({
      ok: false,
      reason: 'The drawing could not be read with any certainty.',
    });
  });

  test('withholds nothing if the network was not measured', async () => {
    const outcome = await recogniseDrawing(chainNet(0, UNCALIBRATED), lined());
    expect(outcome.ok && outcome.confidence).toBeLessThan(0.02);
    expect(outcome.ok && outcome.rawConfidence).toBe(outcome.ok && outcome.confidence);
  });

  describe('when bonds explain little of a picture', () => {
    test('answers that it is no structure', async () => {
      expect(await recogniseDrawing(chainNet(UNSURE), hatched())).toEqual({
        ok: false,
        reason: 'The image does not look like a drawn structure.',
      });
    });

    test('answers a reading that is sure all the same, and states no more than 0.8', async () => {
      const outcome = await recogniseDrawing(chainNet(SURE, UNCALIBRATED), hatched());
      expect(outcome).toMatchObject({ ok: true, confidence: 0.8 });
      expect(outcome.ok && outcome.rawConfidence).toBeGreaterThan(0.9);
    });
  });

  test.each([
    ['a blank image', paper(100, 100), 'The image is blank.'],
    ['an empty coloured panel', panel(), 'The image is blank.'],
    [
      'an image of 7 x 100 pixels',
      paper(7, 100),
      'The image is too small to read (7 x 100 pixels).',
    ],
    ['an image without pixels', paper(0, 0), 'The image is too small to read (0 x 0 pixels).'],
    [
      'an image a hundred times as long as wide',
      paper(1000, 9),
      'The image is too narrow to hold a structure (1000 x 9 pixels).',
    ],
    [
      'pixels that do not fit the size',
      { ...paper(10, 10), width: 20 },
      'The image’s pixels do not fit its size (20 x 10 pixels).'.replace('’', "'"),
    ],
    [
      'an image of more than 50 million pixels',
      { width: 10_000, height: 5_001, data: new Uint8Array(50_010_000) },
      'The image is too large (10000 x 5001 pixels).',
    ],
  ])('rejects %s with the reason, without running the network', async (_, image, reason) => {
    expect(await recogniseDrawing(net(neverRun), image)).toEqual({ ok: false, reason });
  });

  test('reports that the network sees no bonds', async () => {
    expect(await recogniseDrawing(net(seesNothing), crossed(200, 200))).toEqual({
      ok: false,
      reason: 'No bonds were found in the image.',
    });
  });

  test('refuses weights whose output does not fit the classes', async () => {
    const other: RunNetwork = (_, height, width) =>
      Promise.resolve(new Float32Array((5 * height * width) / 16));
    await expect(recogniseDrawing(net(other), crossed(200, 200))).rejects.toThrow(
      /weights and classes do not belong together/,
    );
  });
});
