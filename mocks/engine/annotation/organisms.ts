import type { Mention } from './labels';
import { isKnownGenus, isLikelyEpithet, isStrongEpithet, mayBeEpithet, mayBeGenus } from './latin';
import { adjoin } from './tokens';
import type { Token } from './tokens';

const rank = /^(?:subsp|ssp|var|f|forma|cv)$/;
/** Words before a binomial name: "from the sponge Latrunculia brevis". */
const introducesSpecies =
  /^(?:of|from|by|species|plants?|trees?|shrubs?|herbs?|fung(?:us|i)|moulds?|molds?|mushrooms?|lichens?|bacterium|bacteria|actinomycete|cyanobacterium|algae?|seaweeds?|sponges?|corals?|tunicates?|ascidians?|molluscs?|insects?|beetles?|moth|ants?|frogs?|toads?|snakes?|dinoflagellate|diatoms?|liverworts?|moss|ferns?|genus|endophyte|named|identified_as)$/i;
const initial = /^[A-Z][a-z]?$/;

/**
 * Binomial names of species: genus and epithet, `G. epithet`, with subspecies or variety, and `Genus sp.`;
 * authors' names are left out.
 */
export function findOrganisms(tokens: readonly Token[]): Mention[] {
  const genera = namedGenera(tokens);
  const initials = new Set([...genera].map((genus) => genus.charAt(0)));
  const mentions: Mention[] = [];
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1];
    if (!next) break;
    const last = isBinomial(token, next, tokens[index - 1])
      ? index + 1
      : isAbbreviated(token, next, initials)
        ? index + 1
        : isUnnamedSpecies(token, next, genera)
          ? index + 1
          : undefined;
    if (last === undefined) continue;
    const end = withInfraspecific(tokens, last);
    mentions.push({ label: 'organism_or_species', start: token.start, end });
  }
  return mentions;
}

function namedGenera(tokens: readonly Token[]): Set<string> {
  const genera = new Set<string>();
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1];
    if (next && isBinomial(token, next, tokens[index - 1])) genera.add(token.text);
    else if (isKnownGenus(token.text) && next && /^(?:sp|spp|species|genus)$/.test(next.text)) {
      genera.add(token.text);
    }
  }
  return genera;
}

function isBinomial(token: Token, next: Token, previous: Token | undefined): boolean {
  if (!adjoin(token, next)) return false;
  if (isKnownGenus(token.text)) return mayBeEpithet(next.text);
  if (!mayBeGenus(token.text)) return false;
  if (isStrongEpithet(next.text)) return true;
  const introduced = previous?.after === '' && introducesSpecies.test(previous.text);
  return introduced && isLikelyEpithet(next.text);
}

/**
 * `A. oryzae`: any epithet if a genus with this initial has been named, otherwise only an unmistakable one.
 */
function isAbbreviated(token: Token, next: Token, initials: ReadonlySet<string>): boolean {
  if (!initial.test(token.text) || token.after !== '.' || next.before !== '') return false;
  if (next.start - token.end > 2) return false;
  if (!mayBeEpithet(next.text)) return false;
  return initials.has(token.text.charAt(0)) || isStrongEpithet(next.text);
}

function isUnnamedSpecies(token: Token, next: Token, genera: ReadonlySet<string>): boolean {
  return (
    adjoin(token, next) &&
    /^spp?$/.test(next.text) &&
    next.after.startsWith('.') &&
    (isKnownGenus(token.text) || genera.has(token.text) || mayBeGenus(token.text))
  );
}

/** End of the name, including subspecies or variety; `sp.` keeps its full stop. */
function withInfraspecific(tokens: readonly Token[], last: number): number {
  const epithet = tokens[last];
  const mark = tokens[last + 1];
  const name = tokens[last + 2];
  if (!epithet) return 0;
  if (/^spp?$/.test(epithet.text)) return epithet.end + 1;
  const extended =
    epithet.after === '' &&
    mark?.after === '.' &&
    rank.test(mark.text) &&
    name?.before === '' &&
    mayBeEpithet(name.text);
  return extended ? name.end : epithet.end;
}
