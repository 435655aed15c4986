import type { AnnotationLabel, Mention } from './labels';
import { esterParts, knownCompounds, noAcids, noEsters } from './lexicon/compounds';
import { isBalanced, systematicKind } from './systematicNames';
import { adjoin } from './tokens';
import type { Token } from './tokens';
import { isFamilyName, isTrivialName } from './trivialWords';

/** Sign of a congener: aflatoxin B1, andrastin A, sporogen AO1, ginsenoside Rg1, vitamin D3. */
const congener = /^(?:[A-Z]\d{0,2}|[A-Z][a-z]\d{1,2}|[A-Z]{2}\d{1,2}|I{2,3}|IV|VI{0,3}|IX)$/;
/** Atom labels of a drawing that reading order puts behind its name. */
const atomLabel = /^(?:[HON]|C\d{1,2}|[NCO]H\d?|H[OSN]|H\d{1,2})$/;
/** Prefixes of configuration and position before a trivial name. */
const stereoPrefix =
  /^(?:\((?:[+±–−-]|[RSEZ\d,]+)\)-|(?:[DLRSENOZ]|DL|ent|epi|cis|trans|rac|[αβγδ]|[a-z]|alpha|beta|gamma|delta|iso|neo|nor|all)-)+/;
const glycosidePart =
  /^(?:\d[\d,]*['’′]*-)?(?:[OCNS]-)?(?:[αβ]-|[DL]-|[a-z]+oyl-?|[a-z]+yl-?|p-)*[a-z]*(?:side|osid)$/i;
const sulfur = /^(?:mono|di|tri|tetra|penta|hexa)?(?:sulfide|sulphide|sulfoxide|thiosulfinate)$/;

/** Raised numbers of cited works, set close behind a word. */
const citation = /(?<=[a-z]{5})\d{1,3}(?:[,–-]\d{1,3})*$/;
/** Words in -gen with a letter and number behind that are no compounds of small size. */
const noCongener =
  /^(?:anti|colla|patho|aller|nitro|oxy|hydro|halo|carcino|muta|estro|andro|fibrino|glyco|plasmino|immuno)/;

interface Found {
  readonly label: AnnotationLabel;
  /** Index of the name's last token. */
  readonly last: number;
}

/** Names of compounds: trivial, by rule, and trivial with locants; families go to compound_group. */
export function findCompounds(tokens: readonly Token[]): Mention[] {
  const lower = new Set(tokens.map((token) => token.text).filter((text) => /^[a-z(]/.test(text)));
  const mentions: Mention[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    const found = token && findAt(tokens, index, lower);
    if (!token || !found) continue;
    mentions.push({ label: found.label, start: token.start, end: endOf(tokens, found.last) });
    index = found.last;
  }
  return mentions;
}

/** End of a name; the raised numbers of citations behind it do not belong to it. */
function endOf(tokens: readonly Token[], last: number): number {
  const token = tokens[last];
  if (!token) return 0;
  return token.end - (citation.exec(token.text)?.[0].length ?? 0);
}

function findAt(
  tokens: readonly Token[],
  index: number,
  lower: ReadonlySet<string>,
): Found | undefined {
  const token = tokens[index];
  const next = tokens[index + 1];
  if (!token || !/[a-z]{3}/.test(token.text)) return undefined;
  if (adjoin(token, next)) {
    const pair = findPair(tokens, index, token, next);
    if (pair) return pair;
  }
  const kind = systematicKind(token.text);
  const onlyTurned = !/\d/.test(token.text) && isTrivialName(bareName(token.text));
  if (kind && !onlyTurned)
    return { label: kind, last: withGlycoside(tokens, withCongener(tokens, index)) };
  return findTrivial(tokens, index, lower);
}

/** Names of two and more words: acids, esters, sulfides. */
function findPair(
  tokens: readonly Token[],
  index: number,
  token: Token,
  next: Token,
): Found | undefined {
  const first = token.text.toLowerCase();
  const second = next.text.toLowerCase();
  if (
    second === 'acid' &&
    first.endsWith('ic') &&
    isBalanced(first) &&
    first.length > 4 &&
    !noAcids.has(first)
  ) {
    const kind = systematicKind(`${token.text} acid`.replace(' ', '-'));
    return { label: kind ?? 'trivial_name', last: withCongener(tokens, index + 1) };
  }
  const pair = `${first} ${second}`;
  if (knownCompounds.has(pair) || pair === 'coenzyme a')
    return { label: 'trivial_name', last: index + 1 };
  if (!/yl$/.test(first) || noEsters.has(pair)) return undefined;
  if (esterParts.has(second) && first.length > 4) {
    return { label: systematicKind(token.text) ?? 'trivial_name', last: index + 1 };
  }
  const sulfurLabel = /^\d/.test(first) ? 'iupac_like_name' : 'trivial_name';
  if (sulfur.test(second)) return { label: sulfurLabel, last: index + 1 };
  const third = tokens[index + 2];
  if (
    /^(?:methyl|allyl|propyl|ethyl|propenyl)$/.test(second) &&
    adjoin(next, third) &&
    sulfur.test(third.text)
  ) {
    return { label: 'trivial_name', last: index + 2 };
  }
  if (second === 'coenzyme' && tokens[index + 2]?.text === 'A')
    return { label: 'trivial_name', last: index + 2 };
  return undefined;
}

/** Without prefixes of configuration, a letter behind, and the raised numbers of citations. */
const withoutPrefix = (word: string) =>
  word
    .replace(stereoPrefix, '')
    .replace(/-[a-z]$/, '')
    .replace(citation, '');

/** In small letters; a capital inside (camelCase, ISOL) is kept, so that no rule takes the word. */
function bareName(word: string): string {
  const bare = withoutPrefix(word);
  return /^[A-Z]/.test(bare) ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare;
}

function findTrivial(
  tokens: readonly Token[],
  index: number,
  lower: ReadonlySet<string>,
): Found | undefined {
  const token = tokens[index];
  if (!token) return undefined;
  const bare = withoutPrefix(token.text);
  const small = bareName(token.text);
  const withLetter = withCongener(tokens, index);
  if (isTrivialName(small)) {
    const sure =
      !/^[A-Z]/.test(bare) || isSureCapital(tokens, index, bare, lower, withLetter > index);
    return sure ? { label: 'trivial_name', last: withGlycoside(tokens, withLetter) } : undefined;
  }
  if (isFamilyName(small) && (!/^[A-Z]/.test(bare) || lower.has(small))) {
    return { label: 'compound_group', last: index };
  }
  return isNumberedUnknown(tokens, index, withLetter)
    ? { label: 'trivial_name', last: withLetter }
    : undefined;
}

/** A capital is no family or place name when the word also stands in small letters, or is well known. */
function isSureCapital(
  tokens: readonly Token[],
  index: number,
  bare: string,
  lower: ReadonlySet<string>,
  lettered: boolean,
): boolean {
  const token = tokens[index];
  if (!token || !/^[A-Z][a-z]+$/.test(bare)) return false;
  const small = bare.toLowerCase();
  if (lower.has(small) || lower.has(token.text.toLowerCase()) || knownCompounds.has(small))
    return true;
  return lettered || /^\s*\(\d{1,3}[a-z]?[),]/.test(followingText(tokens, index));
}

/** `sporogen AO1 (7)`: a word of its own kind, its congener sign and a compound number. */
function isNumberedUnknown(tokens: readonly Token[], index: number, last: number): boolean {
  const token = tokens[index];
  if (!token || last === index) return false;
  if (
    !/^[a-z]{4,}(?:gen|mycin|statin|cidin|tide|vir|oid|in|ine|al|id|ide|an|ate|ol)$/.test(
      token.text,
    )
  ) {
    return false;
  }
  if (/^\(\d{1,3}[a-z]?[),]/.test(followingText(tokens, last))) return true;
  return (
    /gen$/.test(token.text) &&
    /^[A-Z]+\d/.test(tokens[last]?.text ?? '') &&
    !noCongener.test(token.text)
  );
}

function followingText(tokens: readonly Token[], index: number): string {
  const next = tokens[index + 1];
  return next ? next.before + next.text + next.after : '';
}

function withCongener(tokens: readonly Token[], index: number): number {
  const token = tokens[index];
  const next = tokens[index + 1];
  if (!token || !adjoin(token, next) || !congener.test(next.text)) return index;
  if (atomLabel.test(next.text)) return index;
  // "resveratrol. A novel": a single capital before a small word may open a sentence or be an article.
  return next.after.startsWith('.') && /^[A-Z]$/.test(next.text) && token.after !== ''
    ? index
    : index + 1;
}

/** cyanidin 3-glucoside, quercetin 3-O-rutinoside, cyanidin 3-p-coumaroyl glucoside. */
function withGlycoside(tokens: readonly Token[], index: number): number {
  const token = tokens[index];
  const next = tokens[index + 1];
  if (!token || !adjoin(token, next) || !/^\d/.test(next.text)) return index;
  if (glycosidePart.test(next.text)) return index + 1;
  const third = tokens[index + 2];
  const bridged =
    /^\d[\d,'’′]*-(?:[OCNS]-)?(?:p-)?[a-z]+oyl$/.test(next.text) && adjoin(next, third);
  return bridged && /side$/.test(third.text) ? index + 2 : index;
}
