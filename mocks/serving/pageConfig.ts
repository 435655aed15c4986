/** Addresses that differ between installations, as the page reads them from its meta tag. */
export interface PageConfig {
  readonly apiUrl: string;
  readonly coconutUrl?: string;
  readonly crossrefUrl?: string;
  readonly dataciteUrl?: string;
  readonly pubchemUrl?: string;
  readonly coconutIsStandIn?: boolean;
}

/** Where the services are mounted on the application's own port. */
export const SERVICES_PREFIX = '/api';

export const CONFIG_META_NAME = 'marcus-config';

/**
 * What the page is told.
 *
 * `MARCUS_API_URL` names an installation to use in place of the local services. The look-ups (COCONUT,
 * Crossref, DataCite, PubChem) go to the local stand-ins, so that nothing leaves the machine unless
 * `MARCUS_LOOKUPS=online` or an installation is configured.
 */
export function readPageConfig(env: Readonly<Record<string, string | undefined>>): PageConfig {
  const apiUrl = (env['MARCUS_API_URL'] ?? '').trim();
  if (apiUrl !== '') return { apiUrl: checkedUrl(apiUrl) };
  if (env['MARCUS_LOOKUPS'] === 'online') return { apiUrl: SERVICES_PREFIX };
  const standIns = `${SERVICES_PREFIX}/stand-ins`;
  return {
    apiUrl: SERVICES_PREFIX,
    coconutUrl: `${standIns}/coconut`,
    crossrefUrl: `${standIns}/crossref`,
    dataciteUrl: `${standIns}/datacite`,
    pubchemUrl: `${standIns}/pubchem`,
    coconutIsStandIn: true,
  };
}

/** True when the local services answer, false when an installation does. */
export const usesLocalServices = ({ apiUrl }: PageConfig) => apiUrl === SERVICES_PREFIX;

function checkedUrl(text: string): string {
  const isHttp = URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
  if (isHttp) return text.replace(/\/+$/, '');
  throw new Error(`MARCUS_API_URL must be a http or https address, not "${text}"`);
}

/** A value for a double-quoted HTML attribute. */
export const escapeAttribute = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** The page with its configuration in a meta tag: no inline script, which the CSP would refuse. */
export function withPageConfig(html: string, config: PageConfig): string {
  const content = escapeAttribute(JSON.stringify(config));
  return html.replace(
    '<head>',
    () => `<head><meta name="${CONFIG_META_NAME}" content="${content}">`,
  );
}
