import type { ClusterSettings } from '../../services/clusterSettings';
import type { ServicesConfig } from '../../services/config';
import { isStateAway } from '../../services/stores/stateIsAway';
import { SharedFolder } from '../../hosts/node/files/sharedFolder';
import type { Storage } from '../../hosts/node/storage';
import { RedisConnection } from './redisConnection';
import { RedisLocks } from './redisLocks';
import { RedisRateCounter } from './redisRateCounter';
import { RedisRecognitionCache } from './redisRecognitionCache';
import { RedisRecords } from './redisRecords';
import { RedisSessions } from './redisSessions';

/** Of all keys; the braces keep them on one node of a Redis Cluster. */
const PREFIX = '{marcus}';

/** State and files that all processes with the same settings share. Opens although Redis is away. */
export async function openSharedStorage(
  { sessions: settings, limits }: ServicesConfig,
  { redisUrl, filesFolder }: ClusterSettings,
): Promise<Storage> {
  const files = await SharedFolder.open({ folder: filesFolder, sessionBytes: limits.sessionBytes });
  const connection = new RedisConnection(redisUrl, (message) => console.error(message));
  const sessions = new RedisSessions(connection, settings, PREFIX);
  void removeOthers(files, sessions);
  return {
    files,
    state: {
      sessions,
      records: new RedisRecords(connection, PREFIX),
      rates: new RedisRateCounter(connection, PREFIX),
      readings: new RedisRecognitionCache(connection, PREFIX),
      locks: new RedisLocks(connection, PREFIX),
      obstacle: () => obstacleOf(connection),
      close: async () => connection.close(),
    },
  };
}

const obstacleOf = async (connection: RedisConnection): Promise<string | null> =>
  (await connection.answers()) ? null : 'Redis does not answer';

async function removeOthers(files: SharedFolder, sessions: RedisSessions): Promise<void> {
  try {
    await files.removeOthers(() => sessions.ids());
  } catch (error) {
    // The next start makes up for it.
    if (!isStateAway(error)) console.error('Files of ended sessions could not be deleted:', error);
  }
}
