import { adjoin } from './tokens';
import type { Token } from './tokens';

/** Suffix of a congener: aflatoxin B1, andrastin A, sporogen AO1, ginsenoside Rg1, gentamicin C1a. */
const congener =
  /^(?:[A-Z]\d{1,2}[a-zαβγ]?|[A-Z][αβγ]?|I{1,3}[A-Z]|I{1,3}[a-h]|[A-Z][a-z]\d{1,2}|[A-Z]{2}\d{1,2}|[A-Z]\d-\d|[αβγ]\d[A-Z]?)$/;
/** Only after glycosides, since "In" and "At" look alike: ginsenoside Rd, notoginsenoside Fc. */
const saponinSign = /^[A-Z][a-h]$/;
/** Roman: gypenoside XVII, gypenoside LXXV, timosaponin A-III, timosaponin BII. */
const romanCongener = /^(?=[A-Z-]{2})(?:[A-D]-?)?L?X{0,3}(?:IX|IV|V?I{0,3})$/;
/** Congeners of a plural: andrastins A–D, bastadins 4–6. */
const series = /^(?:[A-Z]\d?[–-][A-Z]\d?|\d{1,2}[–-]\d{1,2})$/;
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
  if (!token || !adjoin(token, next) || !isCongenerSign(token.text, next.text)) return index;
  if (atomLabel.test(next.text) && !isAloneAmongWords(tokens, index + 1)) return index;
  // "resveratrol. A novel": a single capital before a lower-case word may be an article that opens a
  // sentence.
  if (next.after.startsWith('.') && /^[A-Z]$/.test(next.text) && token.after !== '') return index;
  const third = tokens[index + 2];
  if (adjoin(next, third) && boundTo.test(third.text)) return index;
  return adjoin(next, third) && greekName.test(third.text) ? index + 2 : index + 1;
}

const isCongenerSign = (name: string, sign: string) =>
  congener.test(sign) ||
  romanCongener.test(sign) ||
  (/osides?$/.test(name) && saponinSign.test(sign));

/** "satratoxin H, roridin E": the labels of a drawing come several at a time. */
function isAloneAmongWords(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 1];
  return next !== undefined && /^[(\[]*(?:[a-z]{2,}|[A-Z]?[a-z]{3,})/.test(next.before + next.text);
}

/** Index of the last token of a plural and the sign or range of its congeners, or undefined: koninginins A. */
export function congenersOf(tokens: readonly Token[], index: number): number | undefined {
  const token = tokens[index];
  const next = tokens[index + 1];
  if (!token || !adjoin(token, next)) return undefined;
  if (series.test(next.text)) return index + 1;
  const last = withCongener(tokens, index);
  return last > index ? last : undefined;
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
