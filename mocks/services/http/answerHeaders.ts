/** For data and pictures: opened by its address, an SVG of the services runs and loads nothing. */
const ANSWER_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * Of what the services answer: data and pictures, documents of their own only by mistake
 * (OWASP ASVS 5.0, section 3.4).
 */
export const ANSWER_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': ANSWER_POLICY,
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
