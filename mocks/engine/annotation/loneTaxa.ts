import type { Mention } from './labels';
import { loneGenera } from './lexicon/loneGenera';
import { organismParts } from './lexicon/parts';
import { isKnownGenus, mayBeGenus, mayStandAsGenus } from './latin';
import { namedGenera } from './species';
import type { TaxonNames } from './taxa/taxonNames';
import type { Token } from './tokens';

/** Words after which a capitalised word that is a genus stands for it: "the genus Garcinia". */
const tellsGenus = /^(?:genus|genera)$/i;
const tellsOrganism =
  /^(?:sponges?|corals?|fung(?:us|i)|seaweeds?|algae?|cyanobacteri(?:um|a)|tunicates?|ascidians?|lichens?|actinomycetes?|plants?|trees?|shrubs?|mushrooms?|moss(?:es)?|liverworts?|endophytes?)$/i;
/** "an extract of Garcinia", "a species of Garcinia", "isolated from Garcinia", and parts: "roots of Garcinia". */
const tellsSource =
  /^(?:extracts?|oils?|species|strains?|cultures?|isolates?|members?|constituents)$/i;
const tellsOrigin = /^(?:isolated|obtained|extracted|derived|purified|produced|collected)$/i;
/** Suffixes of the codes of nomenclature: plants' and bacteria's families, animals' families. */
const familyEnd = /^[A-Z][a-z]{2,}(?:aceae|idae)$/;

/**
 * Genera without an epithet, families and orders.
 *
 * @param named see `namedGenera`
 */
export function findHigherTaxa(
  tokens: readonly Token[],
  taxa?: TaxonNames,
  named = namedGenera(tokens, taxa),
): Mention[] {
  const words = new Set(tokens.map(({ text }) => text));
  const standsAlone = ({ text }: Token) =>
    loneGenera.has(text) || (named.has(text) && taxa?.isAmbiguous(text) !== true);
  return tokens.flatMap((token, index): Mention[] =>
    standsAlone(token) || isToldGenus(tokens, index, taxa, words) || isFamilyOrOrder(token, taxa)
      ? [{ label: 'organism_or_species', start: token.start, end: token.end }]
      : [],
  );
}

/** Whether a capitalised word is a genus without an epithet, said to be one by the words before it. */
function isToldGenus(
  tokens: readonly Token[],
  index: number,
  taxa: TaxonNames | undefined,
  words: ReadonlySet<string>,
): boolean {
  const [token, previous, second] = [tokens[index], tokens[index - 1], tokens[index - 2]];
  if (!token || previous?.after !== '' || token.before !== '') return false;
  const known = isKnownGenus(token.text);
  const listed = mayStandAsGenus(token.text) && taxa?.isGenus(token.text) === true;
  if (!known && !listed) return false;
  if (tellsGenus.test(previous.text)) return true;
  if (!known && taxa?.isAmbiguous(token.text)) return false;
  // "Extraction of Sclerotium Metabolites" in an article on sclerotia: "sclerotium" is a word of it.
  if (!known && words.has(token.text.toLowerCase())) return false;
  if (tellsOrganism.test(previous.text) || isSource(previous, second)) return true;
  return listed && mayBeGenus(token.text) && /^(?:of|from|outside)$/.test(previous.text);
}

function isSource(previous: Token, second: Token | undefined): boolean {
  if (second?.after !== '') return false;
  if (previous.text === 'of') {
    return tellsSource.test(second.text) || organismParts.has(second.text.toLowerCase());
  }
  return /^(?:from|by)$/.test(previous.text) && tellsOrigin.test(second.text);
}

/** Whether a word is a family, or an order that is listed. */
function isFamilyOrOrder({ text }: Token, taxa: TaxonNames | undefined): boolean {
  if (familyEnd.test(text)) return true;
  return /^[A-Z][a-z]+(?:ales|ineae)$/.test(text) && taxa?.isFamily(text) === true;
}
