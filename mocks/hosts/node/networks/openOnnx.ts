import * as ort from 'onnxruntime-web';
import type { RunOnnx } from '../../../engine/ports/networkPorts';

/**
 * onnxruntime in WebAssembly, on the calling thread only: the worker pool decides how much runs in parallel.
 */
export async function openOnnx(weights: Uint8Array, file: string): Promise<RunOnnx> {
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
