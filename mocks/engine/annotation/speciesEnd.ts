import { isListedEpithet, isUnnamed } from './binomials';
import { isLikelyEpithet, isStrongEpithet, mayBeEpithet } from './latin';
import { strainAfter } from './strains';
import type { TaxonNames } from './taxa/taxonNames';
import { adjoin } from './tokens';
import type { Token } from './tokens';

const rank = /^(?:subsp|ssp|var|f|forma|cv)$/;

/**
 * Where a species' name ends that has its epithet, or "sp.", at a token: behind the subspecies or variety and the
 * strain.
 */
export function endOfSpecies(
  tokens: readonly Token[],
  epithet: number,
  taxa: TaxonNames | undefined,
): number {
  const last = withInfraspecific(tokens, epithet, taxa);
  const strain = strainAfter(tokens, last, tokens.slice(last, last + 1).some(isUnnamed));
  const token = tokens[strain ?? last];
  if (!token) return 0;
  // "sp." keeps its full stop.
  return strain === undefined && /^spp?$/.test(token.text) ? token.end + 1 : token.end;
}

function withInfraspecific(
  tokens: readonly Token[],
  index: number,
  taxa: TaxonNames | undefined,
): number {
  const [epithet, mark, name] = tokens.slice(index, index + 3);
  if (!epithet || !mark || isUnnamed(epithet)) return index;
  if (adjoin(epithet, mark) && isThirdName(mark.text, taxa)) return index + 1;
  const isRanked =
    epithet.after === '' &&
    mark.after === '.' &&
    rank.test(mark.text) &&
    name?.before === '' &&
    mayBeEpithet(name.text);
  return isRanked ? index + 2 : index;
}

/** Zoologists name a subspecies without its rank: "Peromyscus boylii rowleyi". */
const isThirdName = (word: string, taxa: TaxonNames | undefined): boolean =>
  (isLikelyEpithet(word) || isStrongEpithet(word)) && isListedEpithet(word, taxa);
