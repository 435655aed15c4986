import { isMissing } from '../missing';
import { plainText } from '../markup';

/** Control characters, lone surrogates, and marks that change the text direction. */
const UNSEEN = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const UNSEEN_IN_LINES = /(?!\n)[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Cleaning may shorten a text, so this many times the limit is read; the rest is dropped unread. */
const LOOKED_AT = 4;

const withoutHalfCharacter = (text: string) => text.replace(/[\ud800-\udbff]$/, '');

/** Plain text truncated to its character limit, between code points. */
export const cut = (text: string, limit: number): string =>
  withoutHalfCharacter(text.slice(0, limit)).trim();

/** Unquotes an entry of a list of quoted values: `'caffeine'` becomes caffeine; the prime of `4'` is kept. */
const unquoted = (text: string) => /^(['"])(.*)\1$/u.exec(text)?.[2]?.trim() ?? text;

/**
 * Converts a value from an outside source to one line of plain text, for use in a form field only; empty if
 * it is missing or not text.
 */
export function fieldText(value: unknown, limit: number): string {
  const said = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  if (typeof said !== 'string') return '';
  const line = plainText(said.slice(0, LOOKED_AT * limit).replace(UNSEEN, ' '));
  const text = cut(unquoted(line), limit);
  return isMissing(text) ? '' : text;
}

/** The user's input as it is submitted, with line breaks preserved; empty for a missing value. */
export function typedText(value: string, limit: number): string {
  const lines = value.replace(/\r\n?/g, '\n').replace(UNSEEN_IN_LINES, ' ');
  const text = cut(lines.trim(), limit);
  return isMissing(text) ? '' : text;
}
