import { COMPOUND_NUMBER, isCompoundNumber } from '../compoundLabels/compoundNumber';
import { numbersOfList } from './numberList';
import type { Span } from './sentences';

/** `compounds 1–3 and 5`, `compound (1)`, `diterpene 7`; an explicit word before it makes a number a compound's. */
const AFTER_WORD =
  /(?<![\p{L}\p{N}])(?:[Cc]ompounds?|[Dd]erivatives?|[Mm]etabolites?|[Aa]nalog(?:ue)?s?|[Aa]lkaloids?|[Ff]lavono(?:id|l)s?|(?:[Mm]ono|[Ss]esqui|[Dd]i|[Ss]ester|[Tt]ri)?terpen(?:e|oid)s?) \(?(?=[\p{N}(IVXA-Z])/gu;
const LIST = new RegExp(`${COMPOUND_NUMBER}(?![\\p{L}\\p{N}])`, 'uy');
/** A number in round brackets after a word or another bracket: `quercetin (3)`. */
const IN_BRACKETS = /(?<=([\p{L}\p{N})\]′'*-]+),? ?)\(([^()]{1,40})\)/gu;
/** With a letter a number in square brackets cites no source: `quercetin [1a]`. */
const IN_SQUARE = /(?<=([\p{L}\p{N})\]′'*-]+),? ?)\[(\d{1,3}[a-z])\]/gu;
/** `equation (1)`, `Figure 2 (1)`. */
const NO_COMPOUND =
  /^(?:[Ee]q(?:uation|n|s)?|[Ff]ig(?:ure|s)?|[Tt]able|[Ss]cheme|[Ss]teps?|[Rr]ef|[Cc]hart|[Pp]art|[Cc]laims?)$/u;

/** Where a text speaks of compounds by their numbers, by number as printed in labels, without brackets. */
export function numberMentions(text: string): Map<string, Span[]> {
  const found = new Map<string, Span[]>();
  const add = (number: string, start: number, end: number) => {
    const known = found.get(number);
    if (known) known.push({ start, end });
    else found.set(number, [{ start, end }]);
  };
  for (const { index, 0: word } of text.matchAll(AFTER_WORD)) {
    LIST.lastIndex = index + word.length;
    const list = LIST.exec(text)?.[0];
    if (list === undefined) continue;
    const start = index + word.length;
    for (const number of new Set([list, ...numbersOfList(list)]))
      add(number, start, start + list.length);
  }
  for (const pattern of [IN_BRACKETS, IN_SQUARE]) {
    for (const { index, 0: whole, 1: word = '', 2: number = '' } of text.matchAll(pattern)) {
      if (NO_COMPOUND.test(word) || !isNumber(number)) continue;
      for (const one of new Set([number, ...numbersOfList(number)])) {
        add(one, index + 1, index + whole.length - 1);
      }
    }
  }
  return new Map([...found].map(([number, spans]) => [number, inOrder(spans)]));
}

/** Each place once: `compound (3)` is found in two ways. */
const inOrder = (spans: readonly Span[]): Span[] =>
  [...spans]
    .sort((a, b) => a.start - b.start)
    .filter(({ start }, i, sorted) => start !== sorted[i - 1]?.start);

export const isNumber = (text: string): boolean =>
  isCompoundNumber(text) || /^[IVX]{1,5}[a-z]?$/.test(text);
