import { addressPart } from '@/domain/addressPart';
import type { AppConfig } from '@/platform/config';
import { RequestError } from './apiError';
import type { ApiHost, ApiRequest, QueryValue } from './apiRequest';

const VERSIONED = /^\/(?:v|latest)/;
const UNVERSIONED = /^\/(?:(?:session|library)\/|health(?:\/lanes)?$)/;

/** Adds `/latest` where the services expect a version (docs/requirements/session.md S7.3). */
export function versionedPath(path: string): string {
  return VERSIONED.test(path) || UNVERSIONED.test(path) ? path : `/latest${path}`;
}

/**
 * Encodes one segment of a path.
 * @throws RequestError for a segment that would change the path's meaning: an empty one, `.` or `..`
 */
export function pathPart(part: string): string {
  if (['', '.', '..'].includes(part)) {
    throw new RequestError('INPUT_MISSING', `Not a file or directory name: "${part}"`);
  }
  return addressPart(part);
}

/** `?a=1&b=x`, or empty if every value is undefined. */
export function queryString(query: Readonly<Record<string, QueryValue | undefined>> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  if (given.length === 0) return '';
  // not as a form, because `+` for a blank is not understood everywhere, and SMILES contain literal pluses
  return `?${given.map(([key, value]) => `${key}=${addressPart(String(value))}`).join('&')}`;
}

function baseOf(host: ApiHost, config: AppConfig): string {
  const bases: Record<ApiHost, string> = {
    services: config.apiUrl,
    coconut: config.coconutUrl,
    crossref: config.crossrefUrl,
    datacite: config.dataciteUrl,
    pubchem: config.pubchemUrl,
    wikidata: config.wikidataUrl,
  };
  return bases[host];
}

export function requestAddress(
  request: Pick<ApiRequest, 'host' | 'path' | 'query'>,
  config: AppConfig,
): string {
  const host = request.host ?? 'services';
  const path = host === 'services' ? versionedPath(request.path) : request.path;
  return baseOf(host, config) + path + queryString(request.query);
}
