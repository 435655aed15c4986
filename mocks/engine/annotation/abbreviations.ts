import type { Mention } from './labels';
import type { Token } from './tokens';

const shape = /^(?=.{2,9}$)[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]{1,3})?$/;
const compoundNumber = /^\d{1,3}[a-z]?$/;

/**
 * Abbreviations of compounds: in brackets after a compound's name, "abbreviated BA", and "BA, betulinic acid"
 * in a list of abbreviations.
 */
export function findAbbreviations(
  tokens: readonly Token[],
  names: readonly Mention[],
  text: string,
): Mention[] {
  const byEnd = new Map(names.map((name) => [name.end, name]));
  const byStart = new Map(names.map((name) => [name.start, name]));
  const found: Mention[] = [];
  for (const [index, token] of tokens.entries()) {
    if (!shape.test(token.text) || compoundNumber.test(token.text)) continue;
    const name = nameBefore(tokens, index, byEnd) ?? nameAfter(tokens, index, byStart);
    const introduced =
      /^abbreviated$/.test(tokens[index - 1]?.text ?? '') || isIntroducedAs(tokens, index);
    const fits = name && shortens(token.text, text.slice(name.start, name.end));
    if (fits || (introduced && /[A-Z]/.test(token.text))) {
      const { start, end } = token;
      // It is as sure as the name that it stands for.
      const doubt = fits ? name.confidence : undefined;
      found.push({
        label: 'abbreviation',
        start,
        end,
        ...(doubt !== undefined && { confidence: doubt }),
      });
    }
  }
  return found;
}

const isIntroducedAs = (tokens: readonly Token[], index: number) =>
  /^(?:as|to)$/.test(tokens[index - 1]?.text ?? '') &&
  /^abbreviated$/.test(tokens[index - 2]?.text ?? '');

/** "camptothecin (CPT)" and "camptothecin (9, CPT)". */
function nameBefore(
  tokens: readonly Token[],
  index: number,
  byEnd: ReadonlyMap<number, Mention>,
): Mention | undefined {
  const token = tokens[index];
  const before = tokens[index - 1];
  if (!token?.after.startsWith(')') || !before) return undefined;
  if (token.before === '(') return byEnd.get(before.end);
  const second = tokens[index - 2];
  return before.before === '(' && compoundNumber.test(before.text) && second
    ? byEnd.get(second.end)
    : undefined;
}

/** "BA, betulinic acid;". */
function nameAfter(
  tokens: readonly Token[],
  index: number,
  byStart: ReadonlyMap<number, Mention>,
): Mention | undefined {
  const token = tokens[index];
  const next = tokens[index + 1];
  if (!token || !next || token.after !== ',' || !/^[A-Z0-9-]{2,}$/.test(token.text))
    return undefined;
  const name = byStart.get(next.start);
  const closes = name && tokens.slice(index + 1, index + 6).find(({ end }) => end === name.end);
  return closes && /^[;.]/.test(closes.after) ? name : undefined;
}

/**
 * Whether the abbreviation's letters occur in the name in this order, starting with the name's first letter.
 */
function shortens(short: string, name: string): boolean {
  const letters = name.toLowerCase().replace(/^\W+/, '');
  let at = 0;
  for (const letter of short.toLowerCase().replace(/[^a-z]/g, '')) {
    const found = letters.indexOf(letter, at);
    if (found < 0) return false;
    at = found + 1;
  }
  return short.length < name.length / 2 || /[A-Z]/.test(short);
}
