/** An unpaired surrogate, which URLs cannot represent. */
const HALF_CHARACTER = /\p{Cs}/gu;

/**
 * A value as part of a URL. Texts from PDFs and services may contain half a character, for which
 * `encodeURIComponent` throws; here it becomes U+FFFD, as where browsers encode text.
 */
export const addressPart = (value: string): string =>
  encodeURIComponent(value.replace(HALF_CHARACTER, '\ufffd'));
