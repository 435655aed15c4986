import * as v from 'valibot';
import type { AppConfig } from '../config';

/**
 * The server writes the installation's addresses into `<meta name="marcus-config">` of index.html, so
 * that one build serves every installation without an inline script.
 */
const META_NAME = 'marcus-config';

const url = v.pipe(v.string(), v.minLength(1));
const partialConfig = v.partial(
  v.object({
    apiUrl: url,
    product: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_-]*$/)),
    coconutUrl: url,
    crossrefUrl: url,
    dataciteUrl: url,
    pubchemUrl: url,
    coconutIsStandIn: v.boolean(),
  }),
);

const DEFAULTS = {
  apiUrl: '/api',
  product: 'decimer',
  coconutUrl: 'https://coconut.naturalproducts.net/api',
  crossrefUrl: 'https://api.crossref.org',
  dataciteUrl: 'https://api.datacite.org',
  pubchemUrl: 'https://pubchem.ncbi.nlm.nih.gov/rest/pug',
  coconutIsStandIn: false,
} as const;

/** @throws Error when the page carries a configuration that cannot be read: a fault of the server */
export function readConfig(document: Document): AppConfig {
  const text = document.querySelector(`meta[name="${META_NAME}"]`)?.getAttribute('content');
  const given = text ? v.parse(partialConfig, JSON.parse(text)) : {};
  const config = { ...DEFAULTS, ...dropUndefined(given) };
  const apiUrl = config.apiUrl.replace(/\/+$/, '');
  return { ...config, apiUrl, socketUrl: toSocketUrl(apiUrl, document.baseURI) };
}

/** `wss:` on https pages always: browsers block the mixed form. */
function toSocketUrl(apiUrl: string, pageUrl: string): string {
  const absolute = new URL(apiUrl, pageUrl);
  absolute.protocol = absolute.protocol === 'https:' ? 'wss:' : 'ws:';
  return absolute.href.replace(/\/+$/, '');
}

function dropUndefined<T extends object>(value: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };
}
