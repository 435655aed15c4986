/**
 * Prints how far the answers of the network with smaller weights are from those of the network itself, as
 * probabilities. A program of its own, since jest cannot load onnxruntime.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as ort from 'onnxruntime-web';
import { loadNetwork } from '../../../../../engine/recognition/pixel-graph/loadNetwork';
import { openOnnx } from '../../../../networks/openOnnx';
import { smallerNetwork } from '../smallerNetwork';

const WEIGHTS = 'mocks/engine/recognition/pixel-graph/weights';
const FILES = [
  'classes.json',
  'pixel-graph.onnx',
  'label-look.onnx',
  'label-letters.onnx',
  'line-reader.onnx',
];

/** Pixels; of a ring and a line, black on white. */
const SIDE = 96;
const drawing = Float32Array.from({ length: SIDE * SIDE }, (_, at) => {
  const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
  return Math.abs(Math.hypot(x - 40, y - 40) - 20) < 1.5 || (y === 40 && x > 60) ? 1 : 0;
});

async function answerOf(files: ReadonlyMap<string, Uint8Array>): Promise<Float32Array> {
  const { run } = await loadNetwork({
    readFile: async (name) => files.get(name)!,
    sha256: async (bytes) => createHash('sha256').update(bytes).digest('hex'),
    openOnnx: (weights, name) => openOnnx(ort, weights, name),
  });
  return run(drawing, SIDE, SIDE);
}

const original = new Map(
  FILES.map((name): [string, Uint8Array] => [name, readFileSync(path.join(WEIGHTS, name))]),
);
const likely = (logit: number) => 1 / (1 + Math.exp(-logit));
const [expected, answer] = [await answerOf(original), await answerOf(smallerNetwork(original))];
const apart = answer.map((value, at) => Math.abs(likely(value) - likely(expected[at]!)));
const sameLength = answer.length === expected.length;
console.log(JSON.stringify({ sameLength, apart: apart.reduce((a, b) => Math.max(a, b), 0) }));
