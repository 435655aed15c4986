import { adjoin } from './tokens';
import type { Token } from './tokens';

/** Suffix of a congener: aflatoxin B1, andrastin A, sporogen AO1, ginsenoside Rg1, gypenoside XVII. */
const congener =
  /^(?:[A-Z]\d{0,2}[αβγ]?|I{1,3}[A-Za-z]|[A-Z][a-z]\d{1,2}|[A-Z]{2}\d{1,2}|(?=[IVX]{2})X{0,3}(?:IX|IV|V?I{0,3}))$/;
/** "dopamine D2 receptors": the sign is that of what the compound acts on. */
const boundTo = /^(?:receptors?|subunits?|agonists?|antagonists?|transporters?|binding)$/;
/** Written in full after the sign: prostaglandin F2 alpha. */
const greekName = /^(?:alpha|beta|gamma|delta)$/;
/** Atom labels of a drawing that ended up after its name in reading order. */
const atomLabel = /^(?:[HON]|C\d{1,2}|[NCO]H\d?|H[OSN]|H\d{1,2})$/;
/** Locant and sugar after an aglycone: 3-glucoside, 3-O-rutinoside, 7-O-β-D-glucopyranoside. */
const glycosidePart = /^\d[\dA-Za-zαβ,'’′()→-]{0,80}(?:side|osid)\)?$/;

/** Index of the name's last token, including a congener suffix after `index` if there is one. */
export function withCongener(tokens: readonly Token[], index: number): number {
  const token = tokens[index];
  const next = tokens[index + 1];
  if (!token || !adjoin(token, next) || !congener.test(next.text)) return index;
  if (atomLabel.test(next.text)) return index;
  // "resveratrol. A novel": a single capital before a lower-case word may be an article that opens a
  // sentence.
  if (next.after.startsWith('.') && /^[A-Z]$/.test(next.text) && token.after !== '') return index;
  const third = tokens[index + 2];
  if (adjoin(next, third) && boundTo.test(third.text)) return index;
  return adjoin(next, third) && greekName.test(third.text) ? index + 2 : index + 1;
}

/**
 * Index of the name's last token, including a sugar after it: cyanidin 3-glucoside, quercetin 3-O-rutinoside,
 * cyanidin 3-p-coumaroyl glucoside.
 */
export function withGlycoside(tokens: readonly Token[], index: number): number {
  const token = tokens[index];
  const next = tokens[index + 1];
  if (!token || !next || !isNextWord(token, next) || !/^\d/.test(next.text)) return index;
  if (glycosidePart.test(next.text)) return index + 1;
  const third = tokens[index + 2];
  if (isBlankBehindLocant(next, third)) return index + 2;
  const bridged =
    /^\d[\d,'’′]*-(?:[OCNS]-)?(?:p-)?[a-z]+oyl$/.test(next.text) && adjoin(next, third);
  return bridged && /side$/.test(third.text) ? index + 2 : index;
}

/** A hyphen may follow the second word. */
const isNextWord = (token: Token, next: Token) =>
  token.after === '' && next.before === '' && next.start - token.end === 1;

/** "quercetin 3- O-glucoside": a line of the page ended at the hyphen. */
const isBlankBehindLocant = (locant: Token, sugar: Token | undefined) =>
  /^[-–]$/.test(locant.after) && sugar?.before === '' && /^[OCS]-.{3,80}side$/.test(sugar.text);
