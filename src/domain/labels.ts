/** Size of the fixed palette (docs/requirements/core.md 9.17). */
export const LABEL_COLOUR_COUNT = 10;

/** What title case gets wrong: abbreviations, and the hyphen of `iupac_like_name`. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\bIupac Like\b/g, 'IUPAC-like'],
  [/\bIupac\b/g, 'IUPAC'],
  [/\bDoi\b/g, 'DOI'],
];

/** `organism_or_species` is shown as `Organism Or Species` (docs/requirements/core.md 2.TEXT.7). */
export function labelText(label: string): string {
  const titleCase = label
    .replaceAll('_', ' ')
    .trim()
    .replace(
      /(^|\s)(\p{L})/gu,
      (_match, blank: string, letter: string) => blank + letter.toUpperCase(),
    );
  return SPELLINGS.reduce((text, [written, meant]) => text.replace(written, meant), titleCase);
}

/**
 * Start value of the hash, found by a search so that the most frequent labels of the annotation model
 * (compound, organism, part, place) get different colours.
 */
const HASH_START = 1_747_418;

/**
 * Index into the ten-colour palette by a hash of the label's name, so that a label has the same colour in
 * every article and after every reload. FNV-1a, 32 bit. The index is taken from the high bits: the lowest bit
 * of this hash is the same for all start values, and a remainder by ten would preserve it.
 */
export function labelColourIndex(label: string): number {
  let hash = HASH_START;
  for (let index = 0; index < label.length; index += 1) {
    hash = Math.imul(hash ^ label.charCodeAt(index), 0x01000193);
  }
  return Math.floor(((hash >>> 0) / 2 ** 32) * LABEL_COLOUR_COUNT);
}
