import { enzymesIn, withoutIsoform } from './enzymeNames';
import type { Mention } from './labels';
import { mayBeGenus } from './latin';
import { personsIn } from './persons';
import { solventsIn, withoutFraction } from './solvents';
import { isOfCollection, materialsIn, strainsIn } from './strains';
import type { TaxonNames } from './taxa/taxonNames';
import { isTrivialName } from './trivialWords';

/**
 * The mentions without names of persons, strains, media, solvents, genera and enzymes that look like those of
 * compounds: "Hussein et al." ends like one, "Antoine C. Bily" has what looks like a congener's sign, "RIB40"
 * and "15-LOX" look like abbreviations. A name that is left out at one place is left out everywhere in the
 * text.
 */
export function withoutOtherNames(
  text: string,
  mentions: readonly Mention[],
  taxa?: TaxonNames,
): Mention[] {
  const persons = personsIn(text);
  const strains = strainsIn(text, mentions);
  const materials = materialsIn(text);
  const enzymes = enzymesIn(text);
  const solvents = solventsIn(text);
  const genera = generaOf(text, mentions);
  const isOther = (words: string): boolean =>
    persons.has(withoutInitial(words)) ||
    strains.has(words) ||
    materials.has(words) ||
    isOfCollection(words) ||
    genera.has(words) ||
    isUnmistakableGenus(words, taxa) ||
    solvents.has(withoutFraction(words)) ||
    enzymes.has(withoutIsoform(words));
  return mentions.filter(
    ({ label, start, end }) => !isOfCompound(label) || !isOther(text.slice(start, end)),
  );
}

/** The genera of the organisms that a text names. */
const generaOf = (text: string, mentions: readonly Mention[]): ReadonlySet<string> =>
  new Set(
    mentions
      .filter(({ label }) => label === 'organism_or_species')
      .flatMap(
        ({ start, end }) => /^×? ?(\p{Lu}\p{Ll}{2,})/u.exec(text.slice(start, end))?.[1] ?? [],
      ),
  );

/** A genus that no list of other words holds; "Digitalis" is a drug, too. */
const isUnmistakableGenus = (words: string, taxa: TaxonNames | undefined): boolean =>
  taxa !== undefined &&
  mayBeGenus(words) &&
  taxa.isGenus(words) &&
  !taxa.isAmbiguous(words) &&
  !isTrivialName(words.toLowerCase());

const isOfCompound = (label: string): boolean =>
  /^(?:trivial|iupac|compound)/.test(label) || label === 'abbreviation';

const withoutInitial = (words: string): string => words.replace(/ \p{Lu}\.?$/u, '');
