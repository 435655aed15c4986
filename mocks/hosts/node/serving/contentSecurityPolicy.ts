/** What each document may load, and from where (OWASP ASVS 5.0, 3.4.3; Content Security Policy Level 3). */
import type { PageConfig } from './pageConfig';

/**
 * Of the empty text. styled-components makes an empty `<style>` and writes its rules through the CSSOM,
 * which no policy looks at, but the empty element counts as an inline style. This hash lets it in, and
 * nothing that has a letter in it.
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The policy that webpack's runtime makes addresses of chunks and workers with (webpack.config.ts). */
export const TRUSTED_TYPES_POLICY = 'marcus';

/**
 * The application's policy. No inline script, no eval, no inline style.
 *
 * - `wasm-unsafe-eval`: the decoders of pdf.js (JPEG 2000, JBIG2, colour profiles) are WebAssembly.
 * - `img-src data:` and `blob:`: drawings are shown as `<img>` of data addresses, in which an SVG runs
 *   nothing and asks nobody; cut-outs and printed sheets are blobs.
 * - `style-src` has a hash in place of 'unsafe-inline', see above; `style` attributes are refused.
 * - `font-src`: pdf.js has the fonts that a PDF names without bringing them loaded by their address;
 *   those that it brings come as bytes through the Font Loading API.
 * - Trusted Types: the one policy makes addresses of scripts; no code can turn text into markup.
 */
export const contentSecurityPolicy = (config: PageConfig): string =>
  [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    `style-src 'self' ${EMPTY_STYLE}`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "worker-src 'self'",
    `connect-src ${["'self'", ...foreignOrigins(config)].join(' ')}`,
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES_POLICY}`,
  ].join('; ');

/**
 * The structure editor's page: its own scripts, its chemistry in a worker, and nothing of the services.
 * Ketcher writes `style` elements and attributes into the page and markup through `innerHTML`, so it can
 * have neither a strict `style-src` nor Trusted Types. Only pages of this origin may frame it.
 */
export const EDITOR_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "connect-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Whom the page asks where it is told nothing else (src/platform/browser/readConfig.ts). */
export const PUBLIC_LOOKUPS = {
  coconutUrl: 'https://coconut.naturalproducts.net/api',
  crossrefUrl: 'https://api.crossref.org',
  dataciteUrl: 'https://api.datacite.org',
  pubchemUrl: 'https://pubchem.ncbi.nlm.nih.gov/rest/pug',
} satisfies Partial<PageConfig>;

/** What addresses on the page's own server are relative to. */
const OWN_SERVER = 'http://page.invalid';

/** The origins of all configured addresses that are not the page's own, each once. */
function foreignOrigins(config: PageConfig): string[] {
  const addresses = Object.entries({
    ...PUBLIC_LOOKUPS,
    ...config,
    socketUrl: config.socketUrl ?? config.apiUrl.replace(/^http/, 'ws'),
  });
  const origins = addresses
    .filter(([name]) => name.endsWith('Url'))
    .map(([, address]) => new URL(String(address), OWN_SERVER).origin)
    .filter((origin) => origin !== OWN_SERVER);
  return [...new Set(origins)];
}
