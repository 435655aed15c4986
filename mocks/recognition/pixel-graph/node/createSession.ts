import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as ort from 'onnxruntime-web';
import { parseClasses, type LookFile } from '../classes';
import type { PixelGraphNet } from '../network';
import type { LabelLook } from '../second-look/labelLook';

/** The folder of the files to exchange for another network. */
const OWN_NETWORK = new URL('../weights/', import.meta.url);

let loaded: Promise<PixelGraphNet> | undefined;

/** The network of this process; loaded on the first call. A failed load is tried again on the next. */
export function pixelGraphNet(): Promise<PixelGraphNet> {
  loaded ??= loadPixelGraph(OWN_NETWORK).catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

/**
 * Loads the network of a folder that holds `pixel-graph.onnx` and `classes.json`, and the label
 * network that the classes name, if any.
 *
 * @param folder address of the folder, with a slash at its end
 * @throws Error when a file is missing or damaged, or they do not belong together
 */
export async function loadPixelGraph(folder: URL): Promise<PixelGraphNet> {
  const classesFile = await readFile(fileURLToPath(new URL('classes.json', folder)), 'utf8');
  const classes = parseClasses(JSON.parse(classesFile));
  const run = await openNetwork(folder, 'pixel-graph.onnx', classes.weightsSha256);
  return {
    classes,
    run: (ink, height, width) => run(ink, [1, 1, height, width]),
    look: classes.look && (await openLook(folder, classes.look)),
  };
}

async function openLook(folder: URL, { file, sha256, ...format }: LookFile): Promise<LabelLook> {
  const run = await openNetwork(folder, file, sha256);
  const { height, width } = format;
  return { ...format, run: (views, count) => run(views, [count, 1, height, width]) };
}

/** From an input of the given dimensions to the output's values. */
type RunOnnx = (input: Float32Array, dimensions: readonly number[]) => Promise<Float32Array>;

/** onnxruntime in WebAssembly, on the calling thread only: the worker pool decides how much runs at once. */
async function openNetwork(folder: URL, file: string, sha256: string): Promise<RunOnnx> {
  const weights = await readFile(fileURLToPath(new URL(file, folder)));
  if (createHash('sha256').update(weights).digest('hex') !== sha256) {
    throw new Error(`PixelGraph: ${file} and the classes do not belong together`);
  }
  ort.env.wasm.numThreads = 1;
  const session = await ort.InferenceSession.create(new Uint8Array(weights), {
    executionProviders: ['wasm'],
  });
  const inputName = session.inputNames[0];
  const outputName = session.outputNames[0];
  if (!inputName || !outputName) throw new Error(`PixelGraph: ${file} has no input or output`);
  return async (input, dimensions) => {
    const tensor = new ort.Tensor('float32', input, dimensions);
    const answer = (await session.run({ [inputName]: tensor }))[outputName];
    const values = answer?.data;
    if (!(values instanceof Float32Array)) {
      throw new Error(`PixelGraph: ${file} answered no 32-bit numbers`);
    }
    return values;
  };
}
