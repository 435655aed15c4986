/** Half of a surrogate pair alone, for which an address has no form. */
const HALF_CHARACTER = /\p{Cs}/gu;

/**
 * A value as a part of an address. Texts from PDFs and services may hold half a character, of which
 * `encodeURIComponent` makes an error; here it becomes U+FFFD, as where browsers encode text.
 */
export const addressPart = (value: string): string =>
  encodeURIComponent(value.replace(HALF_CHARACTER, '\ufffd'));
