import type { CompoundLabel } from './compoundLabel';

/** Stands for a letter that the font does not name: a ligature ("ti") that comes as a control character. */
const UNKNOWN = '\u{fffc}';
/** What pdf.js gives for letters without a name. */
const UNMAPPED = /[\u0001-\u0008\u000e-\u001f\ufffd]/gu;
/** A name with letters that could not be restored is doubtful. */
const DOUBT = 0.7;

/** Marks the letters without a name, which joining lines would drop. */
export const markUnmapped = (text: string): string => text.replace(UNMAPPED, UNKNOWN);

/** Words with more unknown letters could be anything, and comparing them takes long. */
const MAX_UNKNOWN = 3;
/** Letters that a ligature stands for ("ffi"). */
const LIGATURE = 3;

/**
 * Restores such letters of a label from the page's other words, where one word alone fits; otherwise drops
 * them and makes the label doubtful. A caption's name that stays unknown is left out.
 */
export function restoreUnmapped(label: CompoundLabel, words: readonly string[]): CompoundLabel {
  const { name, captionName, residues, text, confidence, ...rest } = label;
  if (![text, captionName].some((part) => part?.includes(UNKNOWN))) return label;
  const restored = (part: string) =>
    part
      .split(' ')
      .map((word) => restoreWord(word, words))
      .join(' ');
  const isWhole = (part: string) => !restored(part).includes(UNKNOWN);
  const clean = (part: string) => restored(part).replaceAll(UNKNOWN, '');
  return {
    ...rest,
    ...(name !== undefined && { name: clean(name) }),
    ...(captionName !== undefined &&
      isWhole(captionName) && { captionName: restored(captionName) }),
    ...(residues !== undefined && { residues: clean(residues) }),
    text: clean(text),
    confidence: isWhole(text) ? confidence : DOUBT * confidence,
  };
}

function restoreWord(word: string, words: readonly string[]): string {
  const unknown = word.split(UNKNOWN).length - 1;
  if (unknown === 0 || unknown > MAX_UNKNOWN) return word;
  const pattern = new RegExp(`^[(]?(${wordPattern(word)})[.,;:)]*$`, 'u');
  const found = words.flatMap((other) => {
    const fit = other.includes(UNKNOWN) ? undefined : pattern.exec(other.toLowerCase())?.[1];
    return fit === undefined ? [] : [fit];
  });
  const fits = new Set(found);
  const [fit] = fits;
  if (fits.size !== 1 || fit === undefined) return word;
  return /^\p{Lu}/u.test(word) ? fit.charAt(0).toUpperCase() + fit.slice(1) : fit;
}

/** Letters in a row without a name are one gap: one gap each could divide a word's letters in many ways. */
const wordPattern = (word: string) =>
  word
    .toLowerCase()
    .split(new RegExp(`(${UNKNOWN}+)`, 'u'))
    .map((part) =>
      part.startsWith(UNKNOWN)
        ? `\\p{Ll}{${part.length},${LIGATURE * part.length}}`
        : escapeRegExp(part),
    )
    .join('');

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
