import type { Mention } from './labels';
import {
  isBinomial,
  isEpithetOfKnown,
  isListedEpithet,
  isListedForKnown,
  isQualifiedBinomial,
  isUnnamed,
} from './binomials';
import { isKnownGenus, isLikelyEpithet, isStrongEpithet, mayBeEpithet, mayBeGenus } from './latin';
import { usualAbbreviations } from './lexicon/loneGenera';
import { RULE_CONFIDENCE } from './ruleConfidence';
import { endOfSpecies } from './speciesEnd';
import type { TaxonNames } from './taxa/taxonNames';
import { adjoin } from './tokens';
import type { Token } from './tokens';

const initial = /^[A-Z][a-z]?$/;

/**
 * Binomial names of species: genus and epithet, `G. epithet`, with subspecies or variety, and `Genus sp.`;
 * authors' names are left out.
 *
 * @param genera see `namedGenera`
 */
export function findSpecies(
  tokens: readonly Token[],
  taxa?: TaxonNames,
  genera = namedGenera(tokens, taxa),
): Mention[] {
  const initials = new Set([...genera].map((genus) => genus.charAt(0)));
  const mentions: Mention[] = [];
  for (const [index, token] of tokens.entries()) {
    const [previous, next] = [tokens[index - 1], tokens[index + 1]];
    const isCandidate = previous?.text === 'Candidatus' && isOfCandidate(token, next);
    const isSpecies =
      next !== undefined &&
      (isCandidate ||
        isBinomial(token, next, previous, taxa) ||
        isAbbreviated(token, next, initials, taxa) ||
        isUnnamedSpecies(token, next, genera));
    const isQualified = !isSpecies && isQualifiedBinomial(tokens, index, taxa);
    if (!isSpecies && !isQualified && !isJoined(token, taxa)) continue;
    const last = isQualified ? index + 2 : index + 1;
    const end = isSpecies || isQualified ? endOfSpecies(tokens, last, taxa) : token.end;
    const isUnsure = isSpecies && isUnlistedBinomial(token, next, taxa);
    mentions.push({
      label: 'organism_or_species',
      start: isCandidate ? previous.start : startOf(token, previous),
      end,
      ...(isUnsure && { confidence: RULE_CONFIDENCE.unlistedEpithet }),
    });
  }
  return mentions;
}

/** With the cross of a hybrid's genus: "×Citrofortunella", "× Citrofortunella", but not "Mentha × Piperita". */
function startOf(token: Token, previous: Token | undefined): number {
  if (token.before.endsWith('×')) return token.start - 1;
  const isCross =
    previous?.text === '×' && adjoin(previous, token) && !/^[A-Z]/.test(previous.before);
  return isCross ? previous.start : token.start;
}

/** "Candidatus Pelagibacter ubique": bacteria that nobody has grown are on no list. */
const isOfCandidate = (token: Token, next: Token | undefined): boolean =>
  adjoin(token, next) && /^[A-Z][a-z]{3,}$/.test(token.text) && mayBeEpithet(next.text);

/** Only the shape of the word after a known genus says that it is an epithet. */
const isUnlistedBinomial = (token: Token, next: Token, taxa: TaxonNames | undefined): boolean =>
  taxa !== undefined &&
  isKnownGenus(token.text) &&
  !/^spp?$/.test(next.text) &&
  !isListedEpithet(next.text, taxa) &&
  !isListedForKnown(next.text, taxa);

/** The genera that a text names with an epithet. */
export function namedGenera(
  tokens: readonly Token[],
  taxa: TaxonNames | undefined,
): ReadonlySet<string> {
  const genera = new Set<string>();
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1];
    if (
      (next && isBinomial(token, next, tokens[index - 1], taxa)) ||
      isQualifiedBinomial(tokens, index, taxa)
    )
      genera.add(token.text);
    else if (isKnownGenus(token.text) && next && /^(?:sp|spp|species|genus)$/.test(next.text)) {
      genera.add(token.text);
    }
  }
  return genera;
}

/**
 * `A. oryzae`: any epithet if a genus with this initial has been named, otherwise only an unmistakable one.
 */
function isAbbreviated(
  token: Token,
  next: Token,
  initials: ReadonlySet<string>,
  taxa: TaxonNames | undefined,
): boolean {
  if (!initial.test(token.text) || token.after !== '.' || next.before !== '') return false;
  if (next.start - token.end > 2) return false;
  if (usualAbbreviations.has(`${token.text}. ${next.text}`)) return true;
  const listed = isListedEpithet(next.text, taxa);
  if (initials.has(token.text.charAt(0))) return isEpithetOfKnown(next.text, listed);
  return taxa
    ? listed && (isLikelyEpithet(next.text) || isStrongEpithet(next.text))
    : isStrongEpithet(next.text);
}

/** "S.tuberosum", without a blank. */
const isJoined = ({ text }: Token, taxa: TaxonNames | undefined): boolean =>
  /^[A-Z]\.[a-z]{4,}$/.test(text) && isListedEpithet(text.slice(2), taxa);

function isUnnamedSpecies(token: Token, next: Token, genera: ReadonlySet<string>): boolean {
  return (
    adjoin(token, next) &&
    isUnnamed(next) &&
    (isKnownGenus(token.text) || genera.has(token.text) || mayBeGenus(token.text))
  );
}
