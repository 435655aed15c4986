import { isMissing } from '../missing';
import { plainText } from '../markup';

/** Control characters, lone surrogates, and marks that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const UNSEEN_IN_LINES = /(?!\n)[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** A text may shrink when it is cleaned; what is longer than this is not even looked at. */
const LOOKED_AT = 4;

const withoutHalfCharacter = (text: string) => text.replace(/[\ud800-\udbff]$/, '');

/** A plain text within its limit of characters; cut between code points. */
export const cut = (text: string, limit: number): string =>
  withoutHalfCharacter(text.slice(0, limit)).trim();

/** `'caffeine'` of a list of quoted values is caffeine; the prime of `4'` stays. */
const unquoted = (text: string) => /^(['"])(.*)\1$/u.exec(text)?.[2]?.trim() ?? text;

/**
 * A value from an outside source as one line of plain text, for a form field only; empty if it is missing
 * or not text.
 */
export function fieldText(value: unknown, limit: number): string {
  const said = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  if (typeof said !== 'string') return '';
  const line = plainText(said.slice(0, LOOKED_AT * limit).replace(UNSEEN, ' '));
  const text = cut(unquoted(line), limit);
  return isMissing(text) ? '' : text;
}

/** What the user typed, as it is sent: lines stay; empty for a missing value. */
export function typedText(value: string, limit: number): string {
  const lines = value.replace(/\r\n?/g, '\n').replace(UNSEEN_IN_LINES, ' ');
  const text = cut(lines.trim(), limit);
  return isMissing(text) ? '' : text;
}
