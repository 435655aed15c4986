import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as ort from 'onnxruntime-web';
import type { NetworkPorts } from '../../../engine/ports/networkPorts';
import { loadNetwork } from '../../../engine/recognition/pixel-graph/loadNetwork';
import type { PixelGraphNet } from '../../../engine/recognition/pixel-graph/network';
import { networksFrom } from '../../networks/networksFrom';
import { openOnnx } from '../../networks/openOnnx';

/** The folder whose files to replace for other networks. */
const OWN_NETWORKS = new URL('../../../engine/recognition/pixel-graph/weights/', import.meta.url);

const portsOf = (folder: URL): NetworkPorts => ({
  readFile: (name) => readFile(fileURLToPath(new URL(name, folder))),
  sha256: async (bytes) => createHash('sha256').update(bytes).digest('hex'),
  openOnnx: (weights, name) => openOnnx(ort, weights, name),
});

/** Those of this process. */
export const ownNetworks = networksFrom(async () => portsOf(OWN_NETWORKS));

/**
 * The network in a folder.
 *
 * @param folder its URL, with a trailing slash
 * @throws Error if a file is missing or damaged, or the files do not match
 */
export const loadPixelGraph = (folder: URL): Promise<PixelGraphNet> => loadNetwork(portsOf(folder));
