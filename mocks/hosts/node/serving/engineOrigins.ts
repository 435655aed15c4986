import { readAddress, type Environment } from './addresses';

/**
 * Machines at which the users of a page without a server may name engines, besides their own: addresses, separated
 * by commas.
 *
 * @throws Error naming the variable whose value cannot be used
 */
export function readEngineOrigins(env: Environment): { readonly engineOrigins?: string[] } {
  const origins = (env['MARCUS_ENGINE_ORIGINS'] ?? '').split(',').flatMap((text) => {
    const address = readAddress({ MARCUS_ENGINE_ORIGINS: text }, 'MARCUS_ENGINE_ORIGINS');
    return address === undefined ? [] : new URL(address).origin;
  });
  return origins.length === 0 ? {} : { engineOrigins: [...new Set(origins)] };
}
