import type { AppConfig } from '@/platform/config';

/**
 * Where this installation sends data: by recipient, as the privacy policy names them. One that gets none here has no
 * address.
 *
 * @param page the page's own address
 */
export function recipientAddresses(
  config: AppConfig,
  page: string,
): Readonly<Record<string, string | undefined>> {
  const isInBrowser = config.servicesScript !== undefined;
  const at = (url: string) => whereIs(url, page, isInBrowser);
  return {
    services: isInBrowser ? undefined : at(config.apiUrl),
    languageModel: config.languageModelUrl && at(config.languageModelUrl),
    engines: isInBrowser ? 'the addresses that you gave' : undefined,
    coconut: at(config.coconutUrl),
    literature: [...new Set([at(config.crossrefUrl), at(config.dataciteUrl)])].join('; '),
    pubchem: at(config.pubchemUrl),
    wikidata: at(config.wikidataUrl),
  };
}

/** `api.crossref.org`; for the page's own server, a description. */
function whereIs(url: string, page: string, isInBrowser: boolean): string {
  const { host } = new URL(url, page);
  if (host !== new URL(page).host) return host;
  if (isInBrowser) return 'this browser, a stand-in';
  return url.includes('/stand-ins/') ? `${host}, a stand-in` : host;
}
