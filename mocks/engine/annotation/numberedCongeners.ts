import { adjoin } from './tokens';
import type { Token } from './tokens';

/** Two or three digits are rather a quantity or a compound's number in a long list. */
const plainNumber = /^\d{1,2}$/;
const unit =
  /^(?:[kmnpµμ]?(?:g|l|L|M|mol|m|mole?s?|U|IU|Ci|Bq)(?:$|[/·.])|mcg|ppm|%|°C|h|hr|hours?|min|minutes?|s|days?|weeks?|months?|years?|times|mm|cm|units?|equiv)/;

/**
 * Names whose congeners bear plain numbers: "bastadin 8 and bastadin 24". After any other name, a number is
 * that of the compound in the article, or a quantity.
 */
export function namesWithNumbers(tokens: readonly Token[]): ReadonlySet<string> {
  const numbers = new Map<string, Set<string>>();
  const plurals = new Set<string>();
  for (const [index, token] of tokens.entries()) {
    const name = token.text.toLowerCase();
    if (name.endsWith('s')) plurals.add(name);
    const number = signAfter(tokens, index);
    if (number) numbers.set(name, (numbers.get(name) ?? new Set()).add(number.text));
  }
  return new Set(
    [...numbers].flatMap(([name, signs]) =>
      signs.size > 1 || plurals.has(`${name}s`) ? [name] : [],
    ),
  );
}

/** Index of the number that is part of the name ending at a token, or undefined. */
export function congenerNumber(
  tokens: readonly Token[],
  last: number,
  names: ReadonlySet<string>,
): number | undefined {
  const token = tokens[last];
  if (!token || !names.has(token.text.toLowerCase())) return undefined;
  return signAfter(tokens, last) && last + 1;
}

/** The number after a token, unless it is a quantity. */
function signAfter(tokens: readonly Token[], index: number): Token | undefined {
  const token = tokens[index];
  const next = tokens[index + 1];
  if (!token || !adjoin(token, next) || !plainNumber.test(next.text)) return undefined;
  const third = tokens[index + 2];
  const isQuantity = /^[%°±/]/.test(next.after) || unit.test(third?.text ?? '');
  return isQuantity || isData(next, third) ? undefined : next;
}

/** "palmitate 2 - 3", "parasiticolide 3 10.4": a range, or the cells of a table. */
const isData = (number: Token, next: Token | undefined): boolean =>
  next?.before === '' &&
  number.after === '' &&
  next.start - number.end <= ' - '.length &&
  /^\d+(?:[.,]\d+)?$/.test(next.text);
