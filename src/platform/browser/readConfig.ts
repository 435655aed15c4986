import * as v from 'valibot';
import type { AppConfig } from '../config';

/**
 * The server writes the installation's addresses into `<meta name="marcus-config">` of index.html, so that
 * one build works for every installation without an inline script.
 */
const META_NAME = 'marcus-config';

/** Value of `apiUrl` for services in a worker of the page (`npm run build:standalone`). */
const IN_THE_BROWSER = 'browser';

const url = v.pipe(v.string(), v.minLength(1));
const partialConfig = v.partial(
  v.object({
    apiUrl: url,
    servicesScript: url,
    socketUrl: url,
    product: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_-]*$/)),
    coconutUrl: url,
    crossrefUrl: url,
    dataciteUrl: url,
    pubchemUrl: url,
    wikidataUrl: url,
    coconutIsStandIn: v.boolean(),
    publicationsAreStandIn: v.boolean(),
    pubchemIsStandIn: v.boolean(),
    wikidataIsStandIn: v.boolean(),
    readsByItself: v.boolean(),
    hasSeats: v.boolean(),
    sharesLibrary: v.boolean(),
    maxUploadMb: v.pipe(v.number(), v.minValue(1)),
    worksOffline: v.boolean(),
    standaloneUrl: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)),
    languageModelUrl: url,
    languageModelName: url,
    contactEmail: v.pipe(v.string(), v.includes('@')),
  }),
);

const DEFAULTS = {
  apiUrl: '/api',
  product: 'decimer',
  coconutUrl: 'https://coconut.naturalproducts.net/api',
  crossrefUrl: 'https://api.crossref.org',
  dataciteUrl: 'https://api.datacite.org',
  pubchemUrl: 'https://pubchem.ncbi.nlm.nih.gov/rest/pug',
  wikidataUrl: 'https://query.wikidata.org',
  coconutIsStandIn: false,
  publicationsAreStandIn: false,
  pubchemIsStandIn: false,
  wikidataIsStandIn: false,
  readsByItself: false,
  hasSeats: true,
  maxUploadMb: 10,
  worksOffline: false,
} as const;

/** @throws Error if the configuration in the page cannot be read: a fault of the server */
export function readConfig(document: Document): AppConfig {
  const text = document.querySelector(`meta[name="${META_NAME}"]`)?.getAttribute('content');
  const given = text ? v.parse(partialConfig, JSON.parse(text)) : {};
  const config = { ...DEFAULTS, ...dropUndefined(given) };
  const { servicesScript, languageModelUrl, ...rest } = config;
  const isOwn = config.apiUrl === IN_THE_BROWSER;
  const apiUrl = isOwn ? DEFAULTS.apiUrl : config.apiUrl.replace(/\/+$/, '');
  const socketUrl = toSocketUrl(given.socketUrl ?? apiUrl, document.baseURI);
  if (!isOwn) return { ...rest, apiUrl, socketUrl };
  if (servicesScript === undefined) throw new Error('The page does not say where its services are');
  return {
    ...rest,
    ...{ apiUrl, socketUrl, servicesScript },
    ...(languageModelUrl !== undefined && { languageModelUrl }),
  };
}

/** `wss:` if the address, or the page it is relative to, is secure: browsers block mixed content. */
function toSocketUrl(address: string, pageUrl: string): string {
  const absolute = new URL(address, pageUrl);
  absolute.protocol = /^(?:https|wss):$/.test(absolute.protocol) ? 'wss:' : 'ws:';
  return absolute.href.replace(/\/+$/, '');
}

function dropUndefined<T extends object>(value: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };
}
