import type { RawAnnotation } from '../rawAnnotation';
import { cut, fieldText } from './plainField';

/** Maximum number of values read from one field; a paper's list of compounds may be long. */
const VALUE_LIMIT = 50;

/**
 * Texts join several values with ", " (docs/contract.md 6.1); commas within a name have no space after them.
 */
const BETWEEN_VALUES = /,\s+|\n/;

type Fields = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const ownValue = (fields: Fields, key: string): unknown =>
  Object.hasOwn(fields, key) ? fields[key] : undefined;

/** Looks up a field; the annotation model's own object is either flat or nested in `extracted_json`. */
export type FieldReader = (key: string) => unknown;

export function createFieldReader(rawData: RawAnnotation | undefined): FieldReader {
  const outer: Fields = rawData ?? {};
  const inner = ownValue(outer, 'extracted_json');
  const layers = isRecord(inner) ? [outer, inner] : [outer];
  return (key) => layers.map((layer) => ownValue(layer, key)).find(saysSomething);
}

/** The first non-empty value among these keys. */
export function firstOf(fields: Fields, keys: readonly string[]): unknown {
  return keys.map((key) => ownValue(fields, key)).find(saysSomething);
}

/** One level deep is enough: anything deeper is never read. */
function saysSomething(value: unknown): boolean {
  if (Array.isArray(value)) return value.slice(0, VALUE_LIMIT).some((item) => textOf(item) !== '');
  return isRecord(value) || fieldText(value, 10) !== '';
}

const LONGEST_VALUE = 2_000;

/** A value is either a text or an object with a name. */
function textOf(value: unknown, limit = LONGEST_VALUE): string {
  return fieldText(isRecord(value) ? ownValue(value, 'name') : value, limit);
}

/** The individual values of a text, a list or a named object, without duplicates. */
export function valuesOf(value: unknown, limit = LONGEST_VALUE): string[] {
  const items: readonly unknown[] =
    typeof value === 'string'
      ? value.slice(0, VALUE_LIMIT * limit).split(BETWEEN_VALUES)
      : Array.isArray(value)
        ? value
        : [value];
  const seen = new Map<string, string>();
  for (const item of items.slice(0, VALUE_LIMIT)) {
    const text = textOf(item, limit);
    const key = text.toLowerCase();
    if (text !== '' && !seen.has(key)) seen.set(key, text);
  }
  return [...seen.values()];
}

/** All values joined into one text, for a field that takes comma-separated values. */
export function joinedValues(value: unknown, limit: number): string {
  return cut(valuesOf(value, limit).join(', '), limit);
}
