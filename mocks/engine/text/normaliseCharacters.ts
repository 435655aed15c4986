/** Presentation forms of Latin ligatures (Unicode block FB00) and the letters they stand for. */
const LIGATURES: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};

/**
 * Characters of Adobe's Symbol font that word processors leave in the private use area (U+F000 + code): those
 * that occur in articles on natural products.
 */
const SYMBOL_FONT: Readonly<Record<string, string>> = {
  '\uf061': 'α',
  '\uf062': 'β',
  '\uf063': 'χ',
  '\uf064': 'δ',
  '\uf065': 'ε',
  '\uf067': 'γ',
  '\uf06b': 'κ',
  '\uf06c': 'λ',
  '\uf06d': 'μ',
  '\uf070': 'π',
  '\uf073': 'σ',
  '\uf077': 'ω',
  '\uf044': 'Δ',
  '\uf057': 'Ω',
  '\uf0a3': '≤',
  '\uf0b3': '≥',
  '\uf0b0': '°',
  '\uf0b1': '±',
  '\uf0b4': '×',
  '\uf0ae': '→',
  '\uf0b7': '•',
  '\uf02d': '−',
};

/** Most runs have nothing to replace. */
const UNUSUAL = /[^ -~]| {2}/u;

const replaceable = new RegExp(`[${Object.keys({ ...LIGATURES, ...SYMBOL_FONT }).join('')}]`, 'gu');

/**
 * Replaces ligatures by letters, the Symbol font by Unicode, and special blanks by plain ones, and removes
 * control characters.
 *
 * Superscript and subscript digits stay: they carry meaning.
 */
export function normaliseCharacters(text: string): string {
  if (!UNUSUAL.test(text)) return text;
  return (
    text
      .replace(replaceable, (character) => LIGATURES[character] ?? SYMBOL_FONT[character] ?? '')
      .replace(/[\u200b-\u200f\u2060\ufeff\ufffd]/gu, '')
      .replace(/\s+/gu, ' ')
      // The soft hyphen U+00AD, of another category, stays for joining lines.
      .replace(/\p{Cc}/gu, '')
  );
}
