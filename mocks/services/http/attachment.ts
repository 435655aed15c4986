import type { WebContext } from './webApp';

/** Characters allowed in quoted header values: ISO 8859-1. */
const PLAIN = /^[\x20-\x7e\xa0-\xff]*$/;
const BEYOND_PLAIN = /[^\x20-\x7e\xa0-\xff]/g;
/** Characters that need no quotes (RFC 9110, 5.6.2). */
const TOKEN = /^[!#$%&'*+.^_`|~\w-]+$/;
const PERCENT_CODE = /%[\da-f]{2}/i;

/** Makes a browser save the answer under a name (RFC 6266, with the full name encoded per RFC 8187). */
export function setAttachment(call: WebContext, filename: string): void {
  const plain = TOKEN.test(filename) ? filename : quoted(filename.replace(BEYOND_PLAIN, '?'));
  const isWhole = PLAIN.test(filename) && !PERCENT_CODE.test(filename);
  const whole = isWhole ? '' : `; filename*=UTF-8''${encodeName(filename)}`;
  call.header('Content-Disposition', `attachment; filename=${plain}${whole}`);
}

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** Characters that `encodeURIComponent` leaves alone but RFC 8187 does not allow. */
const encodeName = (name: string): string =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
