/** Longer messages of other programs are cut. */
const MOST = 300;

/** What another program said, as one line that is fit to be shown. */
export const printable = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/\p{C}/gu, '\u{fffd}').trim().slice(0, MOST);
