import path from 'node:path';
import type { Configuration } from 'webpack';

/**
 * What webpack keeps of a build for the next one. Nothing in CI, where no build follows: writing it down takes a fifth
 * of a build's processor time.
 *
 * @param name its folder's name
 * @param config the configuration's file, a change of which makes what was kept worthless
 */
export const buildCache = (name: string, config: string): NonNullable<Configuration['cache']> =>
  process.env['CI']
    ? false
    : {
        type: 'filesystem',
        name,
        cacheDirectory: inRoot('node_modules/.cache/webpack'),
        buildDependencies: { config: [inRoot(config), inRoot('package-lock.json')] },
      };

const inRoot = (...parts: string[]) => path.join(import.meta.dirname, ...parts);
