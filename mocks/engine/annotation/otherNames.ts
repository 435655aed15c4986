import { enzymesIn, withoutIsoform } from './enzymeNames';
import type { Mention } from './labels';
import { personsIn } from './persons';
import { isOfCollection, materialsIn, strainsIn } from './strains';

/**
 * The mentions without names of persons, strains, media and enzymes that look like those of compounds: "Hussein et al."
 * ends like one, "Antoine C. Bily" has what looks like a congener's sign, "RIB40" and "15-LOX" look like
 * abbreviations. What is none at one place is none anywhere in the text.
 */
export function withoutOtherNames(text: string, mentions: readonly Mention[]): Mention[] {
  const persons = personsIn(text);
  const strains = strainsIn(text, mentions);
  const materials = materialsIn(text);
  const enzymes = enzymesIn(text);
  const isOther = (words: string): boolean =>
    persons.has(withoutInitial(words)) ||
    strains.has(words) ||
    materials.has(words) ||
    isOfCollection(words) ||
    enzymes.has(withoutIsoform(words));
  return mentions.filter(
    ({ label, start, end }) => !isOfCompound(label) || !isOther(text.slice(start, end)),
  );
}

const isOfCompound = (label: string): boolean =>
  /^(?:trivial|iupac|compound)/.test(label) || label === 'abbreviation';

const withoutInitial = (words: string): string => words.replace(/ \p{Lu}\.?$/u, '');
