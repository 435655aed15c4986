/** What each document may load, and from where (OWASP ASVS 5.0, 3.4.3; Content Security Policy Level 3). */
import { usesBrowser, type PageConfig } from './pageConfig';

/**
 * Hash of the empty text. styled-components creates an empty `<style>` and adds its rules through the CSSOM,
 * which no policy restricts, but the empty element counts as an inline style. This hash allows it, and no
 * style with any content.
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The policy with which webpack's runtime creates the URLs of chunks and workers (webpack.config.ts). */
export const TRUSTED_TYPES_POLICY = 'marcus';

/** The page's policy for the script of services in a worker, which is no part of webpack's build. */
const OWN_SERVICES_POLICY = 'own-services';

/**
 * The application's policy. No inline script, no eval, no inline style.
 *
 * - `wasm-unsafe-eval`: the decoders of pdf.js (JPEG 2000, JBIG2, colour profiles) are WebAssembly.
 * - `img-src data:` and `blob:`: drawings are shown as `<img>` with data URLs, where an SVG can neither run
 *   nor load anything; cut-outs and printed sheets are blobs.
 * - `style-src` has a hash instead of 'unsafe-inline', see above; `style` attributes are refused.
 * - `font-src`: pdf.js loads the fonts that a PDF names but does not embed by URL; embedded ones are passed
 *   as bytes through the Font Loading API.
 * - Trusted Types: the one policy creates script URLs; no code can turn text into markup.
 */
export const contentSecurityPolicy = (config: PageConfig): string =>
  [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    `style-src 'self' ${EMPTY_STYLE}`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "worker-src 'self'",
    `connect-src ${["'self'", ...foreignOrigins(config), ...engineOrigins(config)].join(' ')}`,
    "frame-src 'self'",
    // Only a page with a home of its own is installed; without this, the default refuses its manifest.
    ...(usesBrowser(config) ? ["manifest-src 'self'"] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes(config)}`,
  ].join('; ');

/** Where users of a page without a server may name engines: on their machine, and where the build says. */
const engineOrigins = (config: PageConfig): readonly string[] =>
  usesBrowser(config)
    ? ['http://localhost:*', 'http://127.0.0.1:*', ...(config.engineOrigins ?? [])]
    : [];

const trustedTypes = (config: PageConfig): string =>
  usesBrowser(config) ? `${TRUSTED_TYPES_POLICY} ${OWN_SERVICES_POLICY}` : TRUSTED_TYPES_POLICY;

/** The same for a `<meta>` tag, in which browsers ignore `frame-ancestors`, and say so in the console. */
export const policyInPage = (config: PageConfig): string =>
  contentSecurityPolicy(config).replace(" frame-ancestors 'none';", '');

/**
 * The structure editor's page: its own scripts, its chemistry in a worker, and no access to the services.
 * Ketcher writes `style` elements and attributes into the page and markup through `innerHTML`, so neither a
 * strict `style-src` nor Trusted Types is possible. Only pages of this origin may frame it.
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

/** The page's default look-ups (src/platform/browser/readConfig.ts). */
export const PUBLIC_LOOKUPS = {
  coconutUrl: 'https://coconut.naturalproducts.net/api',
  crossrefUrl: 'https://api.crossref.org',
  dataciteUrl: 'https://api.datacite.org',
  pubchemUrl: 'https://pubchem.ncbi.nlm.nih.gov/rest/pug',
  wikidataUrl: 'https://query.wikidata.org',
} satisfies Partial<PageConfig>;

/** Base for addresses on the page's own server. */
const OWN_SERVER = 'http://page.invalid';

/** The origins of all configured addresses other than the page's own, without repeats. */
function foreignOrigins(config: PageConfig): string[] {
  const addresses = Object.entries({
    ...PUBLIC_LOOKUPS,
    ...config,
    ...(!usesBrowser(config) && {
      socketUrl: config.socketUrl ?? config.apiUrl.replace(/^http/, 'ws'),
    }),
  });
  const origins = addresses
    .filter(([name]) => name.endsWith('Url'))
    .map(([, address]) => new URL(String(address), OWN_SERVER).origin)
    .filter((origin) => origin !== OWN_SERVER);
  return [...new Set(origins)];
}
