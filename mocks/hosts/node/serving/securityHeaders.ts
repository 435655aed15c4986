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

/** For everything that belongs to the page, whichever document it is for. */
export const PAGE_HEADERS: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': [
    ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
    ...OWN_FEATURES.map((feature) => `${feature}=(self)`),
  ].join(', '),
};

/**
 * For the application's document and its scripts: a worker obeys the policy of its script. X-Frame-Options
 * replaces `frame-ancestors` in browsers that do not know it.
 */
export const applicationHeaders = (config: PageConfig): Headers => ({
  'Content-Security-Policy': contentSecurityPolicy(config),
  'X-Frame-Options': 'DENY',
});

/** For the structure editor's document and its scripts. */
export const EDITOR_HEADERS: Headers = {
  'Content-Security-Policy': EDITOR_POLICY,
  'X-Frame-Options': 'SAMEORIGIN',
};

/** Names contain a hash of the content, so the content of a name never changes. */
export const KEEP_FOR_EVER = 'public, max-age=31536000, immutable';

/** Cached, but revalidated each time. */
export const ASK_EACH_TIME = 'no-cache';
