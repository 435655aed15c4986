import type * as Ort from 'onnxruntime-web';
import type { RunOnnx } from '../../engine/ports/networkPorts';

/** The build of onnxruntime that a host loads. */
type OnnxRuntime = Pick<typeof Ort, 'env' | 'InferenceSession' | 'Tensor'>;

/**
 * A network on the calling thread only: on a server the worker pool decides how much runs in parallel, and in a
 * browser more threads would need cross-origin isolation, which few hosts offer.
 *
 * @param file its name, for messages
 */
export async function openOnnx(
  ort: OnnxRuntime,
  weights: Uint8Array,
  file: string,
): Promise<RunOnnx> {
  ort.env.wasm.numThreads = 1;
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
