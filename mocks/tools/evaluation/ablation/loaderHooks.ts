/**
 * A hook of Node's module loader: the engine's files with switches. Preload `loadWithSwitches.ts` to have it.
 */
import { transform } from 'esbuild';
import { readFile } from 'node:fs/promises';
import type { LoadHook } from 'node:module';
import { fileURLToPath } from 'node:url';
import { withSwitches } from './withSwitches';

const ENGINE = new URL('../../../engine/', import.meta.url).href;

export const load: LoadHook = async (url, context, nextLoad) => {
  const [address = ''] = url.split('?');
  if (!address.startsWith(ENGINE) || !address.endsWith('.ts')) return nextLoad(url, context);
  const file = address.slice(ENGINE.length, -'.ts'.length);
  const source = withSwitches(file, await readFile(fileURLToPath(address), 'utf8'));
  const { code } = await transform(source, { loader: 'ts', format: 'esm', target: 'es2023' });
  return { format: 'module', source: code, shortCircuit: true };
};
