/** The headers that tell browsers how our answers may be used (OWASP ASVS 5.0, section 3.4). */
import { contentSecurityPolicy, EDITOR_POLICY } from './contentSecurityPolicy';
import type { PageConfig } from './pageConfig';

export type Headers = Readonly<Record<string, string>>;

/** Browser features that neither the application nor the structure editor uses. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Copying, pasting and full screen are allowed for our own pages: the editor offers all three. */
const OWN_FEATURES = ['clipboard-read', 'clipboard-write', 'fullscreen'];

/**
 * For every file. All that scripts, styles, fonts and WebAssembly need: what they may do is decided by the
 * document or worker that loads them, and the headers of those would be 1.6 kB a file.
 */
export const FILE_HEADERS: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Beside those of every file, for what a browser may open as a document, and for workers. */
const DOCUMENT_HEADERS: Headers = {
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': [
    ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
    ...OWN_FEATURES.map((feature) => `${feature}=(self)`),
  ].join(', '),
};

/**
 * For the application's document and its workers: a worker obeys the policy of its own script.
 * X-Frame-Options replaces `frame-ancestors` in browsers that do not know it.
 */
export const applicationHeaders = (config: PageConfig): Headers => ({
  ...DOCUMENT_HEADERS,
  'Content-Security-Policy': contentSecurityPolicy(config),
  'X-Frame-Options': 'DENY',
});

/** For the structure editor's document and its scripts. */
export const EDITOR_HEADERS: Headers = {
  ...DOCUMENT_HEADERS,
  'Content-Security-Policy': EDITOR_POLICY,
  'X-Frame-Options': 'SAMEORIGIN',
};

/** Names contain a hash of the content, so the content of a name never changes. */
export const KEEP_FOR_EVER = 'public, max-age=31536000, immutable';

/** Cached, but revalidated each time. */
export const ASK_EACH_TIME = 'no-cache';
