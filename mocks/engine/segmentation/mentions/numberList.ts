/** A longer range or list names a series, so its numbers mention no single compound. */
const MAX_RANGE = 30;

const SEPARATOR = /\s?(?:,(?:\s?(?:and\b|&))?|\/|&|\band\b)\s?/u;
const RANGE = /^(\d{1,3})\s?[–-]\s?(\d{1,3})$/u;
const LETTERS = /^(\d{1,3})([a-z])\s?[–-]\s?(?:\1)?([a-z])$/u;

/** The compound numbers of a list, in its order: `1–3 and 5a,b` are 1, 2, 3, 5a and 5b. */
export function numbersOfList(list: string): string[] {
  const numbers: string[] = [];
  for (const entry of list.split(SEPARATOR)) {
    const stem = /^\d{1,3}(?=[a-z]$)/u.exec(numbers.at(-1) ?? '')?.[0];
    if (stem !== undefined && /^[a-z]$/u.test(entry)) numbers.push(stem + entry);
    else if (entry !== '') numbers.push(...(rangeOf(entry) ?? [entry]));
  }
  return numbers;
}

function rangeOf(entry: string): string[] | undefined {
  const [, stem = '', a = '', b = ''] = LETTERS.exec(entry) ?? [];
  if (stem !== '')
    return between(a.charCodeAt(0), b.charCodeAt(0), (code) => stem + String.fromCharCode(code));
  const [, from, to] = RANGE.exec(entry) ?? [];
  return from === undefined ? undefined : between(Number(from), Number(to), String);
}

/** Undefined for a range without end or sense. */
export function between<T>(from: number, to: number, make: (at: number) => T): T[] | undefined {
  if (to < from || to - from > MAX_RANGE) return undefined;
  return Array.from({ length: to - from + 1 }, (_, i) => make(from + i));
}
