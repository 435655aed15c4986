import type { NetworkPorts } from '../../engine/ports/networkPorts';
import {
  loadDrawingNet,
  loadLineReader,
  loadNetwork,
} from '../../engine/recognition/pixel-graph/loadNetwork';
import type { EnginePorts } from '../../engine/tasks/enginePorts';

/** The networks in a folder, each loaded on the first call. If loading fails, the next call tries again. */
export function networksFrom(
  open: () => Promise<NetworkPorts>,
): Pick<EnginePorts, 'network' | 'drawingNet' | 'lineReader'> {
  const drawingNet = loadedOnce(async () => loadDrawingNet(await open()));
  return {
    drawingNet,
    network: loadedOnce(async () => loadNetwork(await open(), drawingNet)),
    lineReader: loadedOnce(async () => loadLineReader(await open())),
  };
}

function loadedOnce<Network>(load: () => Promise<Network>): () => Promise<Network> {
  let loaded: Promise<Network> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}
