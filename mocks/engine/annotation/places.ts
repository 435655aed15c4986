import { addressTokens, isKnownPlace } from './addresses';
import type { Mention } from './labels';
import { countries, landforms, regions } from './lexicon/places';
import { longestPhrase } from './phrases';
import { RULE_CONFIDENCE } from './ruleConfidence';
import type { Token } from './tokens';

const collected =
  /^(?:collected|gathered|harvested|obtained|purchased|bought|grown|cultivated|sampled|procured|native|endemic|distributed|indigenous|from|near|acquired|picked)$/;
const relation = /^(?:in|at|from|near|off|around|to|of|on)$/;
const month =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Winter)$/;
/** Kinds of sites that have no name of their own. */
const site =
  /^(?:sediments?|soils?|forests?|rainforests?|mangroves?|reefs?|gardens?|greenhouses?|marsh(?:es)?|deserts?|savannas?|seawater|estuar(?:y|ies)|caves?|hot_springs?|meadows?|riverbanks?|glaciers?)$/;
const siteModifier =
  /^(?:marine|deep-sea|coastal|tropical|rain|mangrove|coral|botanical|botanic|forest|arctic|desert|river|mountain|lake|agricultural|saline)$/;
const capital = /^[A-ZÀ-Þ][\p{L}’'-]+$/u;
/** "Cu-contaminated", "Chinese-grown". */
const participle = /-[a-z]+(?:ed|ing|rich|free|based|grown|like)$/;
/** Words that a sentence begins with before a place. */
const opening = /^(?:The|In|From|Near|At|On|Off|Of|Around|Along|Across|This|Our|Each)$/;
const link = /^(?:de|of|do|da|del|la|le|el|du|the)$/;

/** Named places (geo_location) and unnamed sites (location); authors' addresses are left out. */
export function findPlaces(tokens: readonly Token[]): Mention[] {
  const mentions: Mention[] = [];
  const addresses = addressTokens(tokens);
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token || addresses.has(index)) continue;
    const place = placeAt(tokens, index);
    if (place !== undefined) {
      mentions.push({
        label: 'geo_location',
        start: token.start,
        end: tokens[place.last]?.end ?? token.end,
        ...(place.confidence && { confidence: place.confidence }),
      });
      index = place.last;
      continue;
    }
    const where = siteAt(tokens, index);
    if (where === undefined) continue;
    mentions.push({ label: 'location', start: token.start, end: tokens[where]?.end ?? token.end });
    index = where;
  }
  return mentions;
}

interface FoundPlace {
  /** Index of the name's last token. */
  readonly last: number;
  readonly confidence?: number;
}

function placeAt(tokens: readonly Token[], index: number): FoundPlace | undefined {
  const known = longestPhrase(tokens, index, countries) ?? longestPhrase(tokens, index, regions);
  if (known !== undefined && !isAnotherWord(tokens, index, known)) return { last: known };
  const token = tokens[index];
  if (!token || !capital.test(token.text) || month.test(token.text)) return undefined;
  if (participle.test(token.text)) return undefined;
  const last = capitalPhrase(tokens, index);
  const end = tokens[last];
  if (!end) return undefined;
  if (last > index && landforms.has(end.text) && !opening.test(token.text)) return { last };
  const gathered = isCollectedAt(tokens, index);
  // "Venosta Valley, Italy": a name before a country, if a word that introduces places comes before it.
  const beforeCountry = end.after === ',' && isKnownPlace(tokens, last + 1);
  const related =
    relation.test(tokens[index - 1]?.text ?? '') || /^the$/i.test(tokens[index - 1]?.text ?? '');
  if (beforeCountry && (related || gathered)) {
    return { last, confidence: RULE_CONFIDENCE.placeBeforeCountry };
  }
  return gathered &&
    !/^(?:[A-Z]{2,}|Sigma|Merck|Aldrich|Fluka|Fisher|Table|Figure|Fig)/.test(token.text) &&
    related
    ? { last, confidence: RULE_CONFIDENCE.unlistedPlace }
    : undefined;
}

/** "China rose", "Turkey X disease", "Guinea pig", "Brazil nut", "Georgia" as a given name. */
function isAnotherWord(tokens: readonly Token[], first: number, last: number): boolean {
  const next = tokens[last + 1]?.text ?? '';
  const before = tokens[first - 1];
  if (/^[A-Z]$/.test(next) && tokens[last + 1]?.after !== '.') return true;
  if (/^(?:rose|pig|pigs|nut|nuts|green|et)$/.test(next)) return true;
  return before !== undefined && /^[A-Z]$/.test(before.text) && before.after === '.';
}

function capitalPhrase(tokens: readonly Token[], index: number): number {
  let last = index;
  while (last < index + 4) {
    const token = tokens[last];
    const next = tokens[last + 1];
    if (!token || !next || token.after !== '' || next.before !== '') break;
    if (capital.test(next.text) && !month.test(next.text)) last += 1;
    else if (
      link.test(next.text) &&
      tokens[last + 2]?.before === '' &&
      capital.test(tokens[last + 2]?.text ?? '')
    )
      last += 2;
    else break;
  }
  return last;
}

/** "collected in", "gathered near", "bought at" up to four words before, within the same sentence. */
function isCollectedAt(tokens: readonly Token[], index: number): boolean {
  const relationWord = tokens[index - 1];
  if (!relationWord || !/^(?:in|at|near|from|off|around|on)$/.test(relationWord.text)) return false;
  for (let back = index - 2; back >= Math.max(0, index - 5); back -= 1) {
    const token = tokens[back];
    if (!token || /[.;:]/.test(token.after)) return false;
    if (
      collected.test(token.text) &&
      token.text !== 'from' &&
      token.text !== 'obtained' &&
      token.text !== 'purchased'
    )
      return true;
  }
  return false;
}

function siteAt(tokens: readonly Token[], index: number): number | undefined {
  let last = index;
  while (siteModifier.test(tokens[last]?.text ?? '') && tokens[last]?.after === '') last += 1;
  if (!site.test(tokens[last]?.text ?? '')) return undefined;
  for (let back = index - 1; back >= Math.max(0, index - 8); back -= 1) {
    const token = tokens[back];
    if (!token || /[.;:]/.test(token.after)) return undefined;
    if (/^(?:collected|gathered|harvested|isolated|sampled|from)$/.test(token.text)) {
      return token.text === 'from' && back < index - 2 ? undefined : last;
    }
  }
  return undefined;
}
