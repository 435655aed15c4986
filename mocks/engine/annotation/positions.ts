import { annotationLabels } from './labels';
import type { AnnotationPosition } from './labels';
import { codePointOffsets } from './codePoints';
import { readText } from './readText';

/** A field of the answer and its individual values. */
export interface LabelledValues {
  readonly label: string;
  readonly values: readonly FoundValue[];
}

/** A name as it stands in the text. */
export interface FoundValue {
  readonly text: string;
  /** 0 to 1; absent if nothing casts doubt on it. */
  readonly confidence?: number;
}

interface Span {
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

interface TrieNode {
  readonly next: Map<string, TrieNode>;
  /** Index of the value that ends here. */
  value?: number;
}

/** A raised digit is none: it belongs to a citation. */
const wordCharacter = /[\p{L}\p{Nd}]/u;

/**
 * Every occurrence of every value: as the tagger reads it, case-sensitive and at word boundaries, ordered by
 * field, then value, then position (docs/contract.md 6.3). An occurrence inside a longer one is left out, so that
 * "catechin" does not mark part of "(+)-catechin".
 *
 * @param isMeant whether a value means the same at an offset as where it was found
 */
export function locate(
  text: string,
  fields: readonly LabelledValues[],
  isMeant: (label: string, start: number) => boolean = () => true,
): AnnotationPosition[] {
  const { plain, placeOf } = readText(text);
  const values = fields.flatMap(({ label, values: list }) =>
    list.map(({ text: value, confidence }) => ({
      label,
      value: readText(value).plain,
      confidence,
    })),
  );
  const distinct = [...new Set(values.map(({ value }) => value))];
  const spans = withoutInner(occurrences(plain, distinct));
  const offsetOf = codePointOffsets(text);
  const byValue = new Map<string, Span[]>();
  for (const span of spans) {
    const value = distinct[span.value] ?? '';
    const list = byValue.get(value) ?? [];
    list.push(span);
    byValue.set(value, list);
  }
  return values.flatMap(({ label, value, confidence }) =>
    (byValue.get(value) ?? [])
      .map(({ start, end }) => placeOf(start, end))
      .filter(({ start }) => isMeant(label, start))
      .map(({ start, end }) => ({
        label,
        start_offset: offsetOf(start),
        end_offset: offsetOf(end),
        ...(confidence !== undefined && { confidence }),
      })),
  );
}

/**
 * The values of a flat annotation object, split according to the contract; undefined if a field is not a
 * string.
 */
export function valuesOf(data: Readonly<Record<string, unknown>>): LabelledValues[] | undefined {
  const known: readonly string[] = annotationLabels;
  const order = (label: string) => (known.includes(label) ? known.indexOf(label) : known.length);
  const fields: LabelledValues[] = [];
  for (const [label, value] of Object.entries(data)) {
    if (typeof value !== 'string') return undefined;
    fields.push({ label, values: splitValue(value).map((text) => ({ text })) });
  }
  return fields.sort((a, b) => order(a.label) - order(b.label));
}

const splitValue = (value: string) =>
  value
    .split(', ')
    .map((part) => part.replace(/^[\s']+|[\s']+$/g, ''))
    .filter((part) => part !== '' && part !== 'nan');

/** All matches at word boundaries in one pass over the text, using a trie of the values. */
function occurrences(text: string, values: readonly string[]): Span[] {
  const root: TrieNode = { next: new Map() };
  values.forEach((value, index) => {
    let node = root;
    for (const unit of value.split('')) {
      let child = node.next.get(unit);
      if (!child) {
        child = { next: new Map() };
        node.next.set(unit, child);
      }
      node = child;
    }
    node.value = index;
  });
  const spans: Span[] = [];
  for (let start = 0; start < text.length; start += 1) {
    if (!root.next.has(text.charAt(start)) || isInsideWord(text, start)) continue;
    let node: TrieNode | undefined = root;
    for (let end = start; end < text.length && node; end += 1) {
      node = node.next.get(text.charAt(end));
      if (node?.value !== undefined && !isInsideWord(text, end + 1)) {
        spans.push({ value: node.value, start, end: end + 1 });
      }
    }
  }
  return spans;
}

/** Whether there are letters or digits on both sides of an offset. */
const isInsideWord = (text: string, at: number) =>
  at > 0 &&
  at < text.length &&
  wordCharacter.test(text.charAt(at - 1)) &&
  wordCharacter.test(text.charAt(at));

/** Spans come sorted by start, then end; those strictly inside an earlier, longer one are dropped. */
function withoutInner(spans: readonly Span[]): Span[] {
  const ordered = [...spans].sort((a, b) => a.start - b.start || b.end - a.end);
  let reach = -1;
  return ordered.filter(({ end }) => {
    if (end <= reach) return false;
    reach = end;
    return true;
  });
}
