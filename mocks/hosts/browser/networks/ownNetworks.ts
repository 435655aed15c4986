import * as ort from 'onnxruntime-web/wasm';
import { sha256 } from '../../../services/stores/sha256';
import { networksFrom } from '../../networks/networksFrom';
import { openOnnx } from '../../networks/openOnnx';
import { partFile, requirePart } from '../parts/receivedParts';

/** The file of onnxruntime, and the part that has it. */
const RUNTIME = 'ort-wasm-simd-threaded.wasm';
const BASE = 'figures';

const loaded = networksFrom(async () => {
  const { buffer } = await partFile(BASE, RUNTIME);
  ort.env.wasm.wasmBinary = buffer;
  return {
    readFile: (name) => partFile(requirePart(BASE).has(name) ? BASE : 'pixel-graph', name),
    sha256,
    openOnnx: (weights, name) => openOnnx(ort, weights, name),
  };
});

/** Those of this worker. They throw PartMissing until their files have been fetched. */
export const ownNetworks: typeof loaded = {
  ...loaded,
  network: async () => {
    // Before those that are there are loaded, which takes a while.
    requirePart('pixel-graph');
    return loaded.network();
  },
};
