import { withDerivative } from './derivativeTails';
import { isOfEnzyme } from './enzymeNames';
import { morphemeCover } from './chemicalMorphemes';
import type { Mention } from './labels';
import { findMultiWord } from './multiWordCompounds';
import type { FoundName } from './multiWordCompounds';
import { withCongener, withGlycoside } from './nameTails';
import { congenerNumber, namesWithNumbers } from './numberedCongeners';
import { RULE_CONFIDENCE } from './ruleConfidence';
import { systematicKind } from './systematicNames';
import { adjoin, type Token } from './tokens';
import { bareName, findTrivial } from './trivialNames';
import { isTrivialName } from './trivialWords';

/** Names of compounds: trivial, systematic, and trivial with locants; families go to compound_group. */
export function findCompounds(tokens: readonly Token[]): Mention[] {
  const lower = new Set(tokens.map((token) => token.text).filter((text) => /^[a-z(]/.test(text)));
  const numbered = namesWithNumbers(tokens);
  const mentions: Mention[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    const found = token && findAt(tokens, index, lower);
    if (!token || !found) continue;
    const last =
      found.label === 'compound_group'
        ? found.last
        : withTails(tokens, congenerNumber(tokens, found.last, numbered) ?? found.last);
    if (!isOfEnzyme(tokens, last)) {
      const { label, confidence } = found;
      const end = tokens[last]?.end ?? token.end;
      mentions.push({ label, start: token.start, end, ...(confidence && { confidence }) });
    }
    index = last;
  }
  return mentions;
}

/** Derivatives may have congeners, too: bisabolol oxide A. */
function withTails(tokens: readonly Token[], last: number): number {
  const derivative = withDerivative(tokens, last);
  return derivative > last ? withCongener(tokens, derivative) : last;
}

/** Locants and one or more groups: "14-deacetyl", "2',3-dihydroxy". */
const prefix =
  /^\d{1,2}[α-ωab]?['′]?(?:,\d{1,2}[α-ωab]?['′]?)*-[a-z]{3,}(?:yl|oxy|oxo|hydro|deoxy)$/;

function findAt(
  tokens: readonly Token[],
  index: number,
  lower: ReadonlySet<string>,
): FoundName | undefined {
  const token = tokens[index];
  if (!token || !/[a-z]{3}/.test(token.text)) return undefined;
  const several = findMultiWord(tokens, index);
  if (several) return several;
  const kind = systematicKind(token.text);
  const onlyTurned = !/\d/.test(token.text) && isTrivialName(bareName(token.text));
  if (kind && !onlyTurned)
    return {
      label: kind,
      last: withGlycoside(tokens, withCongener(tokens, index)),
      confidence: RULE_CONFIDENCE.systematicName,
    };
  return findTrivial(tokens, index, lower) ?? prefixedAt(tokens, index, lower);
}

/** "14-deacetyl parasiticolide A": what was changed stands before a trivial name as a word of its own. */
function prefixedAt(
  tokens: readonly Token[],
  index: number,
  lower: ReadonlySet<string>,
): FoundName | undefined {
  const [token, next] = [tokens[index], tokens[index + 1]];
  if (!token || !adjoin(token, next) || !prefix.test(token.text)) return undefined;
  if (morphemeCover(token.text.replace(/^.*-/, '')) < 1) return undefined;
  const name = findTrivial(tokens, index + 1, lower);
  return name?.label === 'trivial_name' ? { ...name, label: 'iupac_like_name' } : undefined;
}
