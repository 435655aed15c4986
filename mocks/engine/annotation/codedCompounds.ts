import { isOfEnzyme } from './enzymeNames';
import { usualShortNames } from './lexicon/naturalProducts';
import type { Mention } from './labels';
import { adjoin } from './tokens';
import type { Token } from './tokens';

/** Prostaglandins, thromboxanes, leukotrienes, lipoxins and resolvins, by their usual codes. */
const eicosanoid = /^(?:PG[A-J]|TX[AB]|LT[A-F]|LX[AB]|Rv[DE])\d(?:α|alpha)?$/;
/** GA3; also a code for tabun, so only where gibberellins are spoken of. */
const gibberellin = /^GA\d{1,3}$/;
/** "T-2 toxin", "HT-2 toxin". */
const toxinCode = /^[A-Z]{1,3}-?\d{1,3}$/;

/** "malonyl-CoA", "4-coumaroyl-CoA". */
const thioester = /^(?:\d-)?[A-Za-z][a-z-]*yl-CoA$/;

/** Compounds named by a code, which no rule for the endings of words finds. */
export function findCoded(tokens: readonly Token[]): Mention[] {
  const tellsGibberellins = tokens.some(({ text }) => /^gibberellins?$/i.test(text));
  return tokens.flatMap((token, index): Mention[] => {
    const next = tokens[index + 1];
    if (toxinCode.test(token.text) && adjoin(token, next) && next.text === 'toxin') {
      return [{ label: 'trivial_name', start: token.start, end: next.end }];
    }
    if (thioester.test(token.text) && !isOfEnzyme(tokens, index)) {
      return [{ label: 'trivial_name', start: token.start, end: token.end }];
    }
    const isCode =
      usualShortNames.has(token.text) ||
      eicosanoid.test(token.text) ||
      (tellsGibberellins && gibberellin.test(token.text));
    return isCode ? [{ label: 'abbreviation', start: token.start, end: token.end }] : [];
  });
}
