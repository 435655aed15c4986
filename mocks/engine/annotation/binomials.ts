import {
  isKnownGenus,
  isLikelyEpithet,
  isStrongEpithet,
  looksEnglish,
  mayBeForeign,
  mayBeEpithet,
  mayBeGenus,
  mayBeListedEpithet,
  mayStandAsGenus,
} from './latin';
import { ambiguousEpithets } from './lexicon/genera';
import type { TaxonNames } from './taxa/taxonNames';
import { adjoin } from './tokens';
import type { Token } from './tokens';

/** Words before a binomial name: "from the sponge Latrunculia brevis". */
const introducesSpecies =
  /^(?:of|from|by|species|plants?|trees?|shrubs?|herbs?|fung(?:us|i)|moulds?|molds?|mushrooms?|lichens?|bacterium|bacteria|actinomycete|cyanobacterium|algae?|seaweeds?|sponges?|corals?|tunicates?|ascidians?|molluscs?|insects?|beetles?|moth|ants?|frogs?|toads?|snakes?|dinoflagellate|diatoms?|liverworts?|moss|ferns?|genus|endophyte|named|identified_as)$/i;

/** Whether two words are a genus and an epithet. */
export function isBinomial(
  token: Token,
  next: Token,
  previous: Token | undefined,
  taxa: TaxonNames | undefined,
): boolean {
  if (!adjoin(token, next)) return false;
  const listed = isListedEpithet(next.text, taxa);
  if (isKnownGenus(token.text)) {
    if (ambiguousEpithets.has(next.text)) return true;
    return isEpithetOfKnown(next.text, listed || isListedForKnown(next.text, taxa));
  }
  const listedGenus = mayStandAsGenus(token.text) && taxa?.isGenus(token.text) === true;
  const isSure = isSureGenus(token.text, taxa);
  // "Magnaporthe grisea": beside a doubtful genus, an English word may end so: "area".
  if (isSure && ((listed && next.text.endsWith('ea')) || ambiguousEpithets.has(next.text)))
    return true;
  if (isSure && mayBeGenus(token.text) && isListedForKnown(next.text, taxa)) return true;
  if (listed && listedGenus && (isLikelyEpithet(next.text) || mayBeGenus(token.text))) return true;
  if (!mayBeGenus(token.text)) return false;
  // A word that no list knows is rather a species described later than an ordinary word, beside a listed one.
  if (isStrongEpithet(next.text)) return !taxa || listed || listedGenus;
  const introduced = previous?.after === '' && introducesSpecies.test(previous.text);
  return introduced && isLikelyEpithet(next.text);
}

/** "Panax notoginseng": epithets that are no Latin words. */
export const isListedForKnown = (word: string, taxa: TaxonNames | undefined): boolean =>
  /^[a-z]{6,}$/.test(word) &&
  !looksEnglish(word) &&
  mayBeForeign(word) &&
  taxa?.isEpithet(word) === true;

/**
 * Hybrids, species that a specimen resembles, and species with their subgenus: "Rosa × damascena",
 * "Ostreopsis cf. ovata", "Haliclona (Reniera) sp."
 */
export function isQualifiedBinomial(
  tokens: readonly Token[],
  index: number,
  taxa: TaxonNames | undefined,
): boolean {
  const [token, mark, epithet] = tokens.slice(index, index + 3);
  if (!token || !mark || !epithet || token.after !== '' || epithet.before !== '') return false;
  const isSubgenus =
    mark.before === '(' && mark.after === ')' && (mayBeGenus(mark.text) || isKnownGenus(mark.text));
  if (!isSubgenus && !isHybridOrLike(mark)) return false;
  if (!isKnownGenus(token.text) && !isSureGenus(token.text, taxa)) return false;
  return mayBeEpithet(epithet.text) || (isSubgenus && isUnnamed(epithet));
}

const isHybridOrLike = ({ text, after }: Token): boolean =>
  /^[×x]$/.test(text) || (/^(?:cf|aff)$/.test(text) && after === '.');

/** "sp." and "spp." in the place of an epithet. */
export const isUnnamed = ({ text, after }: Token): boolean =>
  /^spp?$/.test(text) && after.startsWith('.');

const isSureGenus = (word: string, taxa: TaxonNames | undefined): boolean =>
  mayStandAsGenus(word) && taxa?.isGenus(word) === true && !taxa.isAmbiguous(word);

/** Beside a genus that is sure, all but words that end as English ones do. */
export const isEpithetOfKnown = (word: string, listed: boolean): boolean =>
  listed || (mayBeEpithet(word) && !looksEnglish(word));

export const isListedEpithet = (word: string, taxa: TaxonNames | undefined): boolean =>
  taxa !== undefined && mayBeListedEpithet(word) && taxa.isEpithet(word);
