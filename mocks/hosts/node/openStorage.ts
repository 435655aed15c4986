import type { ServicesConfig } from '../../services/config';
import { openMemoryState } from '../../services/sharedState';
import { PrivateFolder } from './files/privateFolder';
import type { Storage } from './storage';

/** Where state and files are kept: in Redis and a shared folder, or with this process alone. */
export async function openStorage(config: ServicesConfig): Promise<Storage> {
  const { cluster, limits } = config;
  if (cluster === null) {
    const files = await PrivateFolder.open({ sessionBytes: limits.sessionBytes });
    return { state: openMemoryState(config), files };
  }
  // A process that serves alone does not even load the client.
  const { openSharedStorage } = await import('../../cluster/redis/openSharedStorage');
  return openSharedStorage(config, cluster);
}
