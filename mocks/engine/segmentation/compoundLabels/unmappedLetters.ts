import type { CompoundLabel } from './compoundLabel';

/** Stands for a letter that the font does not name: a ligature ("ti") that comes as a control character. */
const UNKNOWN = '\u{fffc}';
/** What pdf.js gives for letters without a name. */
const UNMAPPED = /[\u0001-\u0008\u000e-\u001f\ufffd]/gu;
/** A name with letters that could not be restored is doubtful. */
const DOUBT = 0.7;

/** Marks the letters without a name, which joining lines would drop. */
export const markUnmapped = (text: string): string => text.replace(UNMAPPED, UNKNOWN);

/**
 * Restores such letters of a label from the page's other words, where one word alone fits; otherwise drops
 * them and makes the label doubtful.
 */
export function restoreUnmapped(label: CompoundLabel, words: readonly string[]): CompoundLabel {
  const { name, text, confidence } = label;
  if (!text.includes(UNKNOWN)) return label;
  const restored = (part: string) =>
    part
      .split(' ')
      .map((word) => restoreWord(word, words))
      .join(' ');
  const isWhole = !restored(text).includes(UNKNOWN);
  const clean = (part: string) => restored(part).replaceAll(UNKNOWN, '');
  return {
    ...label,
    ...(name !== undefined && { name: clean(name) }),
    text: clean(text),
    confidence: isWhole ? confidence : DOUBT * confidence,
  };
}

function restoreWord(word: string, words: readonly string[]): string {
  if (!word.includes(UNKNOWN)) return word;
  const [start = '', ...rest] = word.split(UNKNOWN).map((part) => escapeRegExp(part.toLowerCase()));
  const pattern = new RegExp(`^[(]?(${[start, ...rest].join('(?:\\p{Ll}{1,3})')})[.,;:)]*$`, 'u');
  const found = words.flatMap((other) => {
    const fit = other.includes(UNKNOWN) ? undefined : pattern.exec(other.toLowerCase())?.[1];
    return fit === undefined ? [] : [fit];
  });
  const fits = new Set(found);
  const [fit] = fits;
  if (fits.size !== 1 || fit === undefined) return word;
  return /^\p{Lu}/u.test(word) ? fit.charAt(0).toUpperCase() + fit.slice(1) : fit;
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
