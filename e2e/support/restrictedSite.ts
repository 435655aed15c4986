import type { PageConfig } from '../../mocks/hosts/node/serving/pageConfig';
import { applicationHeaders } from '../../mocks/hosts/node/serving/securityHeaders';
import { startStandaloneSite, type StandaloneSite } from './standaloneSite';

/** Sends a policy with documents and workers; what they load has none. */
export function restrict(site: StandaloneSite, config: PageConfig): void {
  const policy = applicationHeaders(config);
  site.headers = (path) =>
    /^$|^index\.html$|^(?:engine|assets\/workers)\//.test(path) ? policy : {};
}

/** The page alone on a host that sends its policy, which its workers obey, too. */
export async function startRestrictedSite(
  env: Readonly<Record<string, string>> = {},
): Promise<StandaloneSite> {
  const site = await startStandaloneSite(env);
  restrict(site, site.config);
  return site;
}
