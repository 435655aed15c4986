import { ROOT, runBundled } from '../commands/runBundled';
import type * as entry from './entry';
import type * as implementation from './openEngine';

const { startEngine, readAlone } = (await runBundled('engine', [
  "export { startEngine, readAlone } from './src/app/engine/openEngine';",
])) as typeof implementation;

/** See `entry.d.ts`. */
export const openEngine: typeof entry.openEngine = (options) => startEngine(ROOT, options);

/** See `entry.d.ts`. */
export const readArticle: typeof entry.readArticle = (source, options) =>
  readAlone(ROOT, source, options);
