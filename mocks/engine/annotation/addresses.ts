import { countries, regions } from './lexicon/places';
import { longestPhrase } from './phrases';
import type { LabelledValues } from './positions';
import { tokenise, type Token } from './tokens';

const PLACE = 'geo_location';

/**
 * Where something was collected may also stand in the authors' addresses, where it means no more than that.
 *
 * @returns whether what a field found means the same at an offset of the text
 */
export function outsideAddresses(
  text: string,
  fields: readonly LabelledValues[],
): (label: string, start: number) => boolean {
  const hasPlaces = fields.some(({ label, values }) => label === PLACE && values.length > 0);
  const tokens = hasPlaces ? tokenise(text) : [];
  const addresses = new Set([...addressTokens(tokens)].map((index) => tokens[index]?.start));
  return (label, start) => label !== PLACE || !addresses.has(start);
}

/** Names of institutions: a place close to one belongs to an address or a grant. */
const body =
  /^(?:Universit\w*|Universidad\w*|Institut\w*|Instituto|Department|Departamento|Faculty|School|College|Academy|Laborator\w+|Hospital|Ministry|Foundation|Council|Society|Agency|Centre|Center|Ltd|Inc|GmbH|Corp|Co|LLC|Company|Press|Correspondence|E-?mails?|Tel|Fax|Committee|Association|Museum|Licensee|MDPI|Publish\w+)$/;
/** A place at most this many tokens from an institution's name is part of an address. */
const ADDRESS_REACH = 14;

/** Whether a country or region from the word lists begins at a token. */
export const isKnownPlace = (tokens: readonly Token[], index: number) =>
  longestPhrase(tokens, index, countries) !== undefined ||
  longestPhrase(tokens, index, regions) !== undefined;

/**
 * Indices of tokens in authors' addresses and suppliers' places: near the name of an institution in the same
 * sentence, after a postal code, or in a supplier's brackets.
 */
export function addressTokens(tokens: readonly Token[]): ReadonlySet<number> {
  const found = new Set<number>();
  addSuppliers(tokens, found);
  for (const [index, token] of tokens.entries()) {
    if (isPostalCode(token)) for (let at = index; at < index + 6; at += 1) found.add(at);
    if (!body.test(token.text) && !token.text.includes('@')) continue;
    for (let at = index; at < index + ADDRESS_REACH; at += 1) {
      found.add(at);
      if (
        /[.;)]/.test(tokens[at]?.after ?? '') &&
        !/(?:^|-)(?:[A-Z]|Kgs|St|Str|Co|Inc|Ltd)$|str$/.test(tokens[at]?.text ?? '')
      )
        break;
    }
    for (let at = index - 1; at > index - ADDRESS_REACH; at -= 1) {
      const before = tokens[at];
      if (!before || /[.;]/.test(before.after)) break;
      found.add(at);
    }
  }
  return found;
}

/**
 * A supplier's brackets begin with something that is not a place: "(Bruker, Karlsruhe, Germany)", "(30 m;
 * Bellefonte, USA)". In "Mintek (South Africa)" it is the name before the brackets that isn't one.
 */
function addSuppliers(tokens: readonly Token[], found: Set<number>): void {
  for (const [index, token] of tokens.entries()) {
    if (!token.before.endsWith('(')) continue;
    const owner = tokens[index - 1];
    const behindName =
      owner !== undefined && /^[A-Z][a-z]/.test(owner.text) && !isKnownPlace(tokens, index - 1);
    if (isKnownPlace(tokens, index) && !behindName) continue;
    if (token.after.includes(')') && !behindName) continue;
    for (let at = index; at < index + ADDRESS_REACH; at += 1) {
      found.add(at);
      if (tokens[at]?.after.includes(')')) break;
    }
  }
}

/** "14195 Berlin", "D-13355 Berlin", "DK-2800 Kgs. Lyngby", but not a year. */
const isPostalCode = ({ text, after }: Token) =>
  after === '' && /^(?:[A-Z]{1,2}-\d{4,5}|\d{5,6})$/.test(text);
