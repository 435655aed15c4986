/** Characters of a name; addresses of e-mail have at most 254 (RFC 5321, 4.5.3.1.3). */
const NAME_LIMIT = 254;

/** Nothing that two people could both be taken for, and nothing that hides on a screen. */
export const isUserName = (name: string): boolean =>
  name !== '' &&
  name.length <= NAME_LIMIT &&
  name === name.normalize('NFC').trim() &&
  !/[\p{C},]/u.test(name);
