import type { PageConfig } from './pageConfig';

/** Look-up services the page may call when they are not replaced by local stand-ins. */
const LOOKUP_ORIGINS = [
  'https://coconut.naturalproducts.net',
  'https://api.crossref.org',
  'https://api.datacite.org',
  'https://pubchem.ncbi.nlm.nih.gov',
];

/**
 * What the page may load and from where (OWASP ASVS 5.0, section 3.4).
 *
 * `wasm-unsafe-eval` is for the decoders of pdf.js, inline styles for styled-components, blob and data
 * images for pictures made in the page.
 */
export function contentSecurityPolicy(config: PageConfig): string {
  const external = config.coconutIsStandIn ? [] : LOOKUP_ORIGINS;
  const connect = ["'self'", 'blob:', 'data:', ...servicesOrigins(config.apiUrl), ...external];
  return [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self' blob: data:",
    "worker-src 'self' blob:",
    `connect-src ${connect.join(' ')}`,
    "frame-src 'self'",
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

function servicesOrigins(apiUrl: string): string[] {
  if (apiUrl.startsWith('/')) return [];
  const { origin } = new URL(apiUrl);
  return [origin, origin.replace(/^http/, 'ws')];
}

/**
 * What the structure editor's page may do: its own scripts, its chemistry in a worker, and nothing of
 * the services. Ketcher writes its styles into the page and its icons as data. The application's policy
 * knows nothing of this: each document has its own.
 */
export const EDITOR_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "connect-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self' data:",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

export const pageHeaders = (config: PageConfig): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': contentSecurityPolicy(config),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
});
