import { readEngineOrigins } from './engineOrigins';
import { readOfferedModel } from './offeredModel';
import { readLibrarySettings } from '../../../services/library/librarySettings';
import { isWithoutSeats } from '../../../services/seats';
import {
  DEFAULT_UPLOAD_MEGABYTES,
  LARGEST_IN_PAGE_MB,
  readMaxUploadMb,
} from '../../../services/uploadLimit';
import { readAddress, readContactEmail, readSocketAddress, type Environment } from './addresses';

/** Addresses that differ between installations, as the page reads them from its meta tag. */
export interface PageConfig {
  readonly apiUrl: string;
  /** The services' own code, relative to the page, if they run in the browser. */
  readonly servicesScript?: string;
  /** Whether the page keeps its own files in the browser, for use without a network. */
  readonly worksOffline?: boolean;
  /** Path of the same application with services that run in the browser, on the same host. */
  readonly standaloneUrl?: string;
  /**
   * Base address of a language model that the user may give a key for; only where the services run in the
   * browser. The policy allows it, and the services' code has it built in.
   */
  readonly languageModelUrl?: string;
  /** The model that is offered there. */
  readonly languageModelName?: string;
  /**
   * Origins of other machines at which users may name engines; only where the services run in the browser. The
   * policy allows them, and the services' code has them built in.
   */
  readonly engineOrigins?: readonly string[];
  /** Address of the live channel, if it has its own host. */
  readonly socketUrl?: string;
  /** Addresses of the look-ups; for those left out, the page uses the public address. */
  readonly coconutUrl?: string;
  readonly crossrefUrl?: string;
  readonly dataciteUrl?: string;
  readonly pubchemUrl?: string;
  readonly wikidataUrl?: string;
  readonly coconutIsStandIn?: boolean;
  /** Both Crossref and DataCite. */
  readonly publicationsAreStandIn?: boolean;
  readonly pubchemIsStandIn?: boolean;
  readonly wikidataIsStandIn?: boolean;
  /** False where nobody waits for anyone. */
  readonly hasSeats?: boolean;
  /** Whether the services keep a library that a team shares. */
  readonly sharesLibrary?: boolean;
  /** Largest PDF that is taken, if not the specified 10. */
  readonly maxUploadMb?: number;
  /** Whether articles are read as soon as they are opened, unless the user has chosen otherwise. */
  readonly readsByItself?: boolean;
  /** Sent to Crossref and DataCite, as they ask of programs; every user of the page can read it. */
  readonly contactEmail?: string;
}

/** Where the services are mounted on the application's own port. */
export const SERVICES_PREFIX = '/api';

/** Where the stand-ins are, even if an installation replaces the local services. */
export const STAND_INS_PREFIX = `${SERVICES_PREFIX}/stand-ins`;

export const CONFIG_META_NAME = 'marcus-config';

/**
 * The configuration of a page that is served together with the services.
 *
 * `MARCUS_API_URL` names an installation to use instead of the local services. Even then, each look-up goes
 * to its local stand-in, so that nothing leaves the machine and nobody submits by accident, unless it has an
 * address of its own, or `MARCUS_LOOKUPS=online` is set for all of them.
 *
 * @throws Error naming the variable whose value cannot be used
 */
export function readPageConfig(env: Environment): PageConfig {
  const isOnline = readIsOnline(env);
  const coconut = lookup(env, 'COCONUT_API_URL', 'coconut', isOnline);
  const crossref = lookup(env, 'CROSSREF_API_URL', 'crossref', isOnline);
  const datacite = lookup(env, 'DATACITE_API_URL', 'datacite', isOnline);
  const pubchem = lookup(env, 'PUBCHEM_API_URL', 'pubchem', isOnline);
  const wikidata = lookup(env, 'WIKIDATA_API_URL', 'wikidata', isOnline);
  const contactEmail = readContactEmail(env);
  const socketUrl = readSocketAddress(env, 'MARCUS_SOCKET_URL');
  const apiUrl = readServicesAddress(env);
  const maxUploadMb = readPageUploadMb(env, apiUrl);
  return {
    apiUrl,
    readsByItself: readReadsByItself(env, apiUrl),
    ...((apiUrl === IN_THE_BROWSER || isWithoutSeats(env)) && { hasSeats: false }),
    ...(apiUrl !== IN_THE_BROWSER && readLibrarySettings(env) && { sharesLibrary: true }),
    ...(maxUploadMb !== DEFAULT_UPLOAD_MEGABYTES && { maxUploadMb }),
    ...(socketUrl !== undefined && { socketUrl }),
    ...(coconut.url !== undefined && { coconutUrl: coconut.url }),
    ...(crossref.url !== undefined && { crossrefUrl: crossref.url }),
    ...(datacite.url !== undefined && { dataciteUrl: datacite.url }),
    ...(pubchem.url !== undefined && { pubchemUrl: pubchem.url }),
    ...(wikidata.url !== undefined && { wikidataUrl: wikidata.url }),
    coconutIsStandIn: coconut.isStandIn,
    publicationsAreStandIn: crossref.isStandIn && datacite.isStandIn,
    pubchemIsStandIn: pubchem.isStandIn,
    wikidataIsStandIn: wikidata.isStandIn,
    ...(contactEmail !== undefined && { contactEmail }),
    ...(apiUrl === IN_THE_BROWSER && { ...readOfferedModel(env), ...readEngineOrigins(env) }),
  };
}

/** The configuration of a page whose services run in the browser, wherever those of other pages are. */
export function readStandaloneConfig(env: Environment): PageConfig {
  const { MARCUS_SOCKET_URL: _none, ...rest } = env;
  return readPageConfig({ ...rest, MARCUS_API_URL: IN_THE_BROWSER });
}

/** Value of `MARCUS_API_URL`, and of `apiUrl`, for services in a worker of the page. */
const IN_THE_BROWSER = 'browser';

/** True if the services run in the browser, and none are needed here. */
export const usesBrowser = ({ apiUrl }: PageConfig) => apiUrl === IN_THE_BROWSER;

/** True if the local services answer, false if an installation does. */
export const usesLocalServices = ({ apiUrl }: PageConfig) => apiUrl === SERVICES_PREFIX;

/** True if any look-up goes to a stand-in on this machine. */
export const usesStandIns = (config: PageConfig) =>
  [
    ...[config.coconutUrl, config.crossrefUrl, config.dataciteUrl],
    ...[config.pubchemUrl, config.wikidataUrl],
  ].some((url) => url?.startsWith(`${STAND_INS_PREFIX}/`));

/**
 * The configuration of a page that our own server serves: since the server forwards its requests to the
 * installation, the page calls its own origin.
 */
export function onOneOrigin(config: PageConfig): PageConfig {
  if (usesLocalServices(config) || usesBrowser(config)) return config;
  const { socketUrl: _forwardedTo, ...own } = config;
  return { ...own, apiUrl: SERVICES_PREFIX };
}

function readServicesAddress(env: Environment): string {
  const text = (env['MARCUS_API_URL'] ?? '').trim();
  return text === IN_THE_BROWSER ? text : (readAddress(env, 'MARCUS_API_URL') ?? SERVICES_PREFIX);
}

/** What a page without a server takes is limited by the memory of its browser alone. */
function readPageUploadMb(env: Environment, apiUrl: string): number {
  if (apiUrl !== IN_THE_BROWSER) return readMaxUploadMb(env);
  return Math.min(readMaxUploadMb(env, LARGEST_IN_PAGE_MB), LARGEST_IN_PAGE_MB);
}

/** A whole article is much work: someone else's services only do it when the user asks. */
function readReadsByItself(env: Environment, apiUrl: string): boolean {
  const text = (env['MARCUS_READ_BY_ITSELF'] ?? '').trim();
  if (text === '') return [SERVICES_PREFIX, IN_THE_BROWSER].includes(apiUrl);
  if (text === 'on' || text === 'off') return text === 'on';
  throw new Error(`MARCUS_READ_BY_ITSELF must be "on" or "off", or left out, not "${text}"`);
}

function readIsOnline(env: Environment): boolean {
  const text = (env['MARCUS_LOOKUPS'] ?? '').trim();
  if (text === '' || text === 'online') return text === 'online';
  throw new Error(`MARCUS_LOOKUPS must be "online" or left out, not "${text}"`);
}

/** A look-up's address; without one the page uses the public service. */
function lookup(env: Environment, variable: string, name: string, isOnline: boolean) {
  const url = readAddress(env, variable);
  if (url !== undefined || isOnline) return { url, isStandIn: false };
  return { url: `${STAND_INS_PREFIX}/${name}`, isStandIn: true };
}

/** Escapes a value for a double-quoted HTML attribute. */
export const escapeAttribute = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** The page with its configuration in a meta tag: the CSP would refuse an inline script. */
export function withPageConfig(html: string, config: PageConfig): string {
  const content = escapeAttribute(JSON.stringify(config));
  return html.replace(
    '<head>',
    () => `<head><meta name="${CONFIG_META_NAME}" content="${content}">`,
  );
}
