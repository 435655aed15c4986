import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as ort from 'onnxruntime-web';
import { parseClasses } from '../classes';
import type { PixelGraphNet, RunNetwork } from '../network';

/** The folder of the one pair of files to exchange for another network. */
const OWN_NETWORK = new URL('../weights/', import.meta.url);

let loaded: Promise<PixelGraphNet> | undefined;

/** The network of this thread; loaded on the first call. A failed load is tried again on the next. */
export function pixelGraphNet(): Promise<PixelGraphNet> {
  loaded ??= loadPixelGraph(OWN_NETWORK).catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

/**
 * Loads the network of a folder that holds `pixel-graph.onnx` and `classes.json`.
 *
 * @param folder address of the folder, with a slash at its end
 * @throws Error when a file is missing or damaged, or the two do not belong together
 */
export async function loadPixelGraph(folder: URL): Promise<PixelGraphNet> {
  const fileOf = (name: string) => fileURLToPath(new URL(name, folder));
  const weights = await readFile(fileOf('pixel-graph.onnx'));
  const classes = parseClasses(JSON.parse(await readFile(fileOf('classes.json'), 'utf8')));
  if (createHash('sha256').update(weights).digest('hex') !== classes.weightsSha256) {
    throw new Error('PixelGraph: weights and classes do not belong together');
  }
  return { classes, run: await createRunner(new Uint8Array(weights)) };
}

/** onnxruntime in WebAssembly, on the calling thread only: the pool decides how much runs at once. */
async function createRunner(weights: Uint8Array): Promise<RunNetwork> {
  ort.env.wasm.numThreads = 1;
  const session = await ort.InferenceSession.create(weights, { executionProviders: ['wasm'] });
  const inputName = session.inputNames[0];
  const outputName = session.outputNames[0];
  if (!inputName || !outputName) throw new Error('PixelGraph: the network has no input or output');
  return async (ink, height, width) => {
    const input = new ort.Tensor('float32', ink, [1, 1, height, width]);
    const answer = (await session.run({ [inputName]: input }))[outputName];
    const values = answer?.data;
    if (!(values instanceof Float32Array)) {
      throw new Error('PixelGraph: the network answered no 32-bit numbers');
    }
    return values;
  };
}
