import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as ort from 'onnxruntime-web';
import { loadNetwork } from '../../../engine/recognition/pixel-graph/loadNetwork';
import type { PixelGraphNet } from '../../../engine/recognition/pixel-graph/network';
import { openOnnx } from '../../networks/openOnnx';

/** The folder whose files to replace for another network. */
const OWN_NETWORK = new URL('../../../engine/recognition/pixel-graph/weights/', import.meta.url);

let loaded: Promise<PixelGraphNet> | undefined;

/** The network of this process, loaded on the first call. If loading fails, the next call tries again. */
export function pixelGraphNet(): Promise<PixelGraphNet> {
  loaded ??= loadPixelGraph(OWN_NETWORK).catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

/**
 * The network in a folder.
 *
 * @param folder its URL, with a trailing slash
 * @throws Error if a file is missing or damaged, or the files do not match
 */
export const loadPixelGraph = (folder: URL): Promise<PixelGraphNet> =>
  loadNetwork({
    readFile: (name) => readFile(fileURLToPath(new URL(name, folder))),
    sha256: async (bytes) => createHash('sha256').update(bytes).digest('hex'),
    openOnnx: (weights, name) => openOnnx(ort, weights, name),
  });
