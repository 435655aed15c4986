/** For data and pictures: an SVG opened directly by its URL runs and loads nothing. */
const ANSWER_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * Headers for the services' answers, which are data and pictures; a browser opens one as a document only by
 * mistake (OWASP ASVS 5.0, section 3.4).
 */
export const ANSWER_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': ANSWER_POLICY,
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
