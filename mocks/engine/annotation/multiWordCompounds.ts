import type { AnnotationLabel } from './labels';
import { esterParts, knownCompounds, noAcids, noEsters } from './lexicon/compounds';
import { withCongener, withGlycoside } from './nameTails';
import { RULE_CONFIDENCE } from './ruleConfidence';
import { isBalanced, systematicKind } from './systematicNames';
import { adjoin } from './tokens';
import type { Token } from './tokens';

/** A compound's name that begins at a token. */
export interface FoundName {
  readonly label: AnnotationLabel;
  /** Index of the name's last token. */
  readonly last: number;
  /** As of a mention. */
  readonly confidence?: number;
}

const sulfur = /^(?:mono|di|tri|tetra|penta|hexa)?(?:sulfide|sulphide|sulfoxide|thiosulfinate)$/;

const hydrocarbonGroup = /^(?:methyl|allyl|propyl|ethyl|propenyl)$/;

/** Names of two or more words: acids, esters, sulfides, coenzymes. */
export function findMultiWord(tokens: readonly Token[], index: number): FoundName | undefined {
  const token = tokens[index];
  const next = tokens[index + 1];
  if (!token || !next) return undefined;
  if (isNumberInside(tokens, index)) return acidAt(tokens, index + 1, token);
  if (!adjoin(token, next)) return undefined;
  const first = token.text.toLowerCase();
  const second = next.text.toLowerCase();
  if (second === 'acid') return isNamedAcid(first) ? acidAt(tokens, index, token) : undefined;
  const pair = `${first} ${second}`;
  if (knownCompounds.has(pair)) return { label: 'trivial_name', last: index + 1 };
  if (!first.endsWith('yl') || noEsters.has(pair)) return undefined;
  if (isSystematicEster(token.text, next.text))
    return { label: 'iupac_name', last: index + 1, confidence: RULE_CONFIDENCE.systematicName };
  if (esterParts.has(second) && first.length > 4) {
    return { label: systematicKind(token.text) ?? 'trivial_name', last: index + 1 };
  }
  if (/^m?ethyl$/.test(first) && /[a-z]{4}ate$/.test(second)) {
    return { label: 'trivial_name', last: withCongener(tokens, index + 1) };
  }
  const label = /^\d/.test(first) ? 'iupac_like_name' : 'trivial_name';
  if (sulfur.test(second)) return { label, last: index + 1 };
  const third = tokens[index + 2];
  if (!adjoin(next, third)) return undefined;
  const isThioether = hydrocarbonGroup.test(second) && sulfur.test(third.text);
  const isCoenzyme = second === 'coenzyme' && third.text === 'A';
  return isThioether || isCoenzyme ? { label, last: index + 2 } : undefined;
}

/** "3-methylbut-2-en-1-yl 2-cyanoacetate": a group and an acid, both with locants, are each read with another end. */
const isSystematicEster = (group: string, acid: string): boolean =>
  systematicKind(`${group}-ether`) !== undefined &&
  ['oic', 'ic'].some(
    (end) => systematicKind(acid.replace(/o?ate$/, `${end}-acid`)) === 'iupac_name',
  ) &&
  acid.endsWith('ate');

/** "2-hydroxydocosanoic (3) acid": the number stands for the compound whose name it is in. */
function isNumberInside(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const number = tokens[index + 1];
  const acid = tokens[index + 2];
  return (
    token?.after === '' &&
    number?.before === '(' &&
    number.after === ')' &&
    /^\d{1,3}[a-z]?$/.test(number.text) &&
    acid?.before === '' &&
    acid.text === 'acid' &&
    isNamedAcid(token.text.toLowerCase())
  );
}

const isNamedAcid = (adjective: string) =>
  adjective.endsWith('ic') &&
  adjective.length > 4 &&
  isBalanced(adjective) &&
  !noAcids.has(adjective);

function acidAt(tokens: readonly Token[], index: number, token: Token): FoundName {
  const label = systematicKind(`${token.text}-acid`) ?? 'trivial_name';
  return { label, last: withGlycoside(tokens, withCongener(tokens, index + 1)) };
}
