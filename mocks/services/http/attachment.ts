import type { WebContext } from './webApp';

/** What headers may carry in quotes: ISO 8859-1. */
const PLAIN = /^[\x20-\x7e\xa0-\xff]*$/;
const BEYOND_PLAIN = /[^\x20-\x7e\xa0-\xff]/g;
const PERCENT_CODE = /%[\da-f]{2}/i;

/** Lets a browser save the answer under a name (RFC 6266, with the name as a whole by RFC 8187). */
export function setAttachment(call: WebContext, filename: string): void {
  const plain = filename.replace(BEYOND_PLAIN, '?').replace(/["\\]/g, '\\$&');
  const isWhole = PLAIN.test(filename) && !PERCENT_CODE.test(filename);
  const whole = isWhole ? '' : `; filename*=UTF-8''${encodeName(filename)}`;
  call.header('Content-Disposition', `attachment; filename="${plain}"${whole}`);
}

/** Characters that `encodeURIComponent` leaves and RFC 8187 does not allow. */
const encodeName = (name: string): string =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
