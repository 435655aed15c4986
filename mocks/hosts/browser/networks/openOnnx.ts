import * as ort from 'onnxruntime-web/wasm';
import type { RunOnnx } from '../../../engine/ports/networkPorts';

/** onnxruntime on this thread only: more threads would need cross-origin isolation, which few hosts offer. */
export async function openOnnx(
  runtime: ArrayBuffer,
  weights: Uint8Array,
  file: string,
): Promise<RunOnnx> {
  ort.env.wasm.numThreads = 1;
  ort.env.wasm.wasmBinary = runtime;
  const session = await ort.InferenceSession.create(new Uint8Array(weights), {
    executionProviders: ['wasm'],
  });
  const inputName = session.inputNames[0];
  const outputName = session.outputNames[0];
  if (!inputName || !outputName) throw new Error(`PixelGraph: ${file} has no input or output`);
  return async (input, dimensions) => {
    const tensor = new ort.Tensor('float32', input, dimensions);
    const values = (await session.run({ [inputName]: tensor }))[outputName]?.data;
    if (values instanceof Float32Array) return values;
    throw new Error(`PixelGraph: ${file} answered no 32-bit numbers`);
  };
}
