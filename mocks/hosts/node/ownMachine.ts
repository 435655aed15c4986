import { WITHOUT_SEATS } from '../../services/seats';

type Environment = Readonly<Record<string, string | undefined>>;

const LOOPBACK: readonly string[] = ['', '127.0.0.1', 'localhost', '::1'];

/** Largest article in megabytes where nobody else's uploads fill the disk. */
const MEGABYTES = '100';

/** Whether nobody but this machine's user can reach what starts with these settings. */
function isOwnMachine(env: Environment): boolean {
  const isShared = ['MARCUS_API_URL', 'MARCUS_HOSTS', 'MARCUS_REDIS_URL'].some((name) => env[name]);
  return !isShared && LOOPBACK.includes(env['HOST'] ?? '');
}

/**
 * The settings of `npm start`: on one's own machine no tab waits for another, and articles may be larger than
 * where others upload, too. What the environment sets stays.
 */
export function settingsOfStart(env: Environment): Environment {
  if (!isOwnMachine(env)) return env;
  return {
    ...env,
    MARCUS_SEATS: env['MARCUS_SEATS'] || WITHOUT_SEATS,
    MARCUS_MAX_UPLOAD_MB: env['MARCUS_MAX_UPLOAD_MB'] || MEGABYTES,
  };
}
