import { adjoin } from './tokens';
import type { Token } from './tokens';

/** Suffix of a congener: aflatoxin B1, andrastin A, sporogen AO1, ginsenoside Rg1, vitamin D3. */
const congener = /^(?:[A-Z]\d{0,2}|[A-Z][a-z]\d{1,2}|[A-Z]{2}\d{1,2}|I{2,3}|IV|VI{0,3}|IX)$/;
/** Atom labels of a drawing that ended up after its name in reading order. */
const atomLabel = /^(?:[HON]|C\d{1,2}|[NCO]H\d?|H[OSN]|H\d{1,2})$/;
/** Locant and sugar after an aglycone: 3-glucoside, 3-O-rutinoside, 7-O-β-D-glucopyranoside. */
const glycosidePart = /^\d[\dA-Za-zαβ,'’′()→-]{0,80}(?:side|osid)$/;

/** Index of the name's last token, including a congener suffix after `index` if there is one. */
export function withCongener(tokens: readonly Token[], index: number): number {
  const token = tokens[index];
  const next = tokens[index + 1];
  if (!token || !adjoin(token, next) || !congener.test(next.text)) return index;
  if (atomLabel.test(next.text)) return index;
  // "resveratrol. A novel": a single capital before a lower-case word may be an article that opens a
  // sentence.
  return next.after.startsWith('.') && /^[A-Z]$/.test(next.text) && token.after !== ''
    ? index
    : index + 1;
}

/**
 * Index of the name's last token, including a sugar after it: cyanidin 3-glucoside, quercetin 3-O-rutinoside,
 * cyanidin 3-p-coumaroyl glucoside.
 */
export function withGlycoside(tokens: readonly Token[], index: number): number {
  const token = tokens[index];
  const next = tokens[index + 1];
  if (!token || !adjoin(token, next) || !/^\d/.test(next.text)) return index;
  if (glycosidePart.test(next.text)) return index + 1;
  const third = tokens[index + 2];
  const bridged =
    /^\d[\d,'’′]*-(?:[OCNS]-)?(?:p-)?[a-z]+oyl$/.test(next.text) && adjoin(next, third);
  return bridged && /side$/.test(third.text) ? index + 2 : index;
}
