import type { Annotation } from './annotation';
import { presentText } from './missing';
import type { RawAnnotation, RawAnnotationValue } from './rawAnnotation';

export interface PlacedValues {
  /** Each position of each value; not in the order of the text. */
  readonly annotations: readonly Annotation[];
  /** Values that the text does not contain, without repeats. */
  readonly unplaced: readonly string[];
}

interface LabelledValue {
  readonly label: string;
  readonly value: string;
}

/** Keys under which the services return prose or a failure instead of data (docs/contract.md 6.2). */
const NO_LABELS = new Set(['raw_text', 'error']);

/** Each value is searched for in the whole text; an answer with more is not a list of names. */
const MAX_VALUES = 1_000;
const MAX_VALUE_LENGTH = 500;

/** For shorter values, case is significant: `He` is not a pronoun. */
const MIN_LENGTH_IN_ANY_CASE = 4;

const SEPARATOR = ', ';

/**
 * Locates an annotation program's values in the text, for services that locate nothing: the published backend
 * drops all positions if a single value is not a text (docs/contract.md 6.3).
 *
 * Values are found as whole words: as written, otherwise in any case; otherwise, if a value lists several,
 * each of those.
 */
export function placeValues(text: string, rawData: RawAnnotation): PlacedValues {
  const searched = searchedText(text);
  const annotations = new Map<string, Annotation>();
  const unplaced = new Set<string>();
  const values = labelledValues(rawData);
  for (const { label, value } of values.slice(0, MAX_VALUES)) {
    const { found, missing } = findValue(searched, value);
    for (const { start, end } of found) {
      const key = JSON.stringify([label, start, end]);
      annotations.set(key, { label, text: text.slice(start, end), start, end });
    }
    missing.forEach((part) => unplaced.add(part));
  }
  values.slice(MAX_VALUES).forEach(({ value }) => unplaced.add(value));
  return { annotations: [...annotations.values()], unplaced: [...unplaced] };
}

function labelledValues(rawData: RawAnnotation): LabelledValue[] {
  return Object.entries(rawData)
    .filter(([label]) => !NO_LABELS.has(label))
    .flatMap(([label, value]) => valuesOf(label, value));
}

/** The texts of a value, whatever lists and objects they are in; numbers mean nothing without their words. */
function valuesOf(label: string, value: RawAnnotationValue): LabelledValue[] {
  if (typeof value === 'string') {
    const present = presentText(unquoted(value));
    return present === undefined ? [] : [{ label, value: present }];
  }
  if (Array.isArray(value)) {
    const items: readonly RawAnnotationValue[] = value;
    return items.flatMap((item) => valuesOf(label, item));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([inner, item]) => valuesOf(inner, item));
}

/** Several values in one text may each be in apostrophes. */
const unquoted = (text: string) => text.trim().replace(/^'+|'+$/g, '');

interface SearchedText {
  readonly written: string;
  /** Of the same length, so that the positions are the same. */
  readonly lowerCase: string;
}

function searchedText(written: string): SearchedText {
  const lowerCase = written.toLowerCase();
  // A few capitals have lower-case forms of two units (U+0130).
  return { written, lowerCase: lowerCase.length === written.length ? lowerCase : written };
}

interface Span {
  readonly start: number;
  readonly end: number;
}

interface Found {
  readonly found: readonly Span[];
  readonly missing: readonly string[];
}

function findValue(text: SearchedText, value: string): Found {
  const whole = findWords(text, value);
  if (whole.length > 0) return { found: whole, missing: [] };
  if (!value.includes(SEPARATOR)) return { found: [], missing: [value] };
  const parts = value
    .split(SEPARATOR)
    .map((part) => presentText(unquoted(part)))
    .filter((part) => part !== undefined)
    .map((part) => ({ part, found: findWords(text, part) }));
  return {
    found: parts.flatMap(({ found }) => found),
    missing: parts.filter(({ found }) => found.length === 0).map(({ part }) => part),
  };
}

function findWords(text: SearchedText, value: string): Span[] {
  if (value.length > MAX_VALUE_LENGTH) return [];
  const asWritten = spansOf(text.written, value, 'uy', text.written);
  if (asWritten.length > 0 || value.length < MIN_LENGTH_IN_ANY_CASE) return asWritten;
  return spansOf(text.lowerCase, value.toLowerCase(), 'iuy', text.written);
}

const WORD_BEFORE = /[\p{L}\p{Nd}]$/u;

/**
 * The spans of whole words. Blanks also match line breaks, since a name may be split over two lines, and a
 * citation's raised number may follow: it is no decimal digit (Nd).
 *
 * The first word is looked up literally, and the pattern is only tried there, because an article's text is
 * long.
 */
function spansOf(searched: string, value: string, flags: string, written: string): Span[] {
  const words = value.split(/\s+/);
  const escaped = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  const pattern = new RegExp(`${escaped.join('\\s+')}(?![\\p{L}\\p{Nd}])`, flags);
  const [first = ''] = words;
  const spans: Span[] = [];
  for (let at = searched.indexOf(first); at >= 0; at = searched.indexOf(first, at + 1)) {
    pattern.lastIndex = at;
    // two units, because a letter outside the Basic Multilingual Plane has that many
    if (WORD_BEFORE.test(written.slice(Math.max(0, at - 2), at)) || !pattern.test(written))
      continue;
    spans.push({ start: at, end: pattern.lastIndex });
  }
  return spans;
}
