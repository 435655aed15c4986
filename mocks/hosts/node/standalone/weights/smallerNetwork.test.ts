import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { toHalf } from './halfFloat';
import { smallerNetwork } from './smallerNetwork';

const NETWORK = 'mocks/engine/recognition/pixel-graph/weights/pixel-graph.onnx';

/** A program of its own has to be translated first, and waits for the processor with all others. */
const PATIENCE_MS = 600_000;

test('a network takes half as much', () => {
  const original = readFileSync(NETWORK);
  const smaller = smallerNetwork(new Map([['pixel-graph.onnx', original]])).get('pixel-graph.onnx');
  expect(smaller!.length).toBeLessThan(original.length * 0.52);
});

test(
  'with the files that belong to it, it loads, and answers nearly the same',
  async () => {
    const script = path.join(__dirname, 'testing', 'compareNetworks.ts');
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script]);
    const { sameLength, apart } = JSON.parse(stdout) as { sameLength: boolean; apart: number };
    expect(sameLength).toBe(true);
    expect(apart).toBeLessThan(0.02);
    expect(apart).toBeGreaterThan(0);
  },
  PATIENCE_MS,
);

test.each([
  [0, 0],
  [1, 0x3c00],
  [-2, 0xc000],
  [65_504, 0x7bff],
  [1e6, 0x7bff],
  // The smallest of all, and one that is half of the smallest normal number (IEEE 754, table 3.5).
  [2 ** -24, 1],
  [2 ** -15, 0x0200],
  // Numbers above 1 are 1/1024 apart.
  [1 + 3 / 4096, 0x3c01],
  [1 + 1 / 4096, 0x3c00],
])('%d is the half-precision number %i', (value, half) => {
  expect(toHalf(value)).toBe(half);
});
