import * as ort from 'onnxruntime-web/wasm';
import { loadNetwork } from '../../../engine/recognition/pixel-graph/loadNetwork';
import type { PixelGraphNet } from '../../../engine/recognition/pixel-graph/network';
import { sha256 } from '../../../services/stores/sha256';
import { openOnnx } from '../../networks/openOnnx';
import { partFile, requirePart } from '../parts/receivedParts';

/** The file of onnxruntime in the part. */
const RUNTIME = 'ort-wasm-simd-threaded.wasm';

let loaded: Promise<PixelGraphNet> | undefined;

/**
 * The network of this worker, loaded on the first call. If loading fails, the next call tries again.
 *
 * @throws PartMissing until it has been fetched
 */
export async function pixelGraphNet(): Promise<PixelGraphNet> {
  requirePart('pixel-graph');
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function load(): Promise<PixelGraphNet> {
  const { buffer } = await partFile('pixel-graph', RUNTIME);
  ort.env.wasm.wasmBinary = buffer;
  return loadNetwork({
    readFile: (name) => partFile('pixel-graph', name),
    sha256,
    openOnnx: (weights, name) => openOnnx(ort, weights, name),
  });
}
