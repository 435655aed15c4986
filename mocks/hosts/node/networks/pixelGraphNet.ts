import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { loadNetwork } from '../../../engine/recognition/pixel-graph/loadNetwork';
import type { PixelGraphNet } from '../../../engine/recognition/pixel-graph/network';
import { openOnnx } from './openOnnx';

/** The folder of the files to exchange for another network. */
const OWN_NETWORK = new URL('../../../engine/recognition/pixel-graph/weights/', import.meta.url);

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
 * The network of a folder.
 *
 * @param folder its address, with a slash at its end
 * @throws Error when a file is missing or damaged, or they do not belong together
 */
export const loadPixelGraph = (folder: URL): Promise<PixelGraphNet> =>
  loadNetwork({
    readFile: (name) => readFile(fileURLToPath(new URL(name, folder))),
    sha256: async (bytes) => createHash('sha256').update(bytes).digest('hex'),
    openOnnx,
  });
