import { countBelow } from './codePoints';

/** What the tagger reads of a text. */
interface ReadText {
  /** With plain blanks and hyphens, and without what is no part of a name. */
  readonly plain: string;
  /** Where a stretch of it stands in the text itself; UTF-16 units, half-open. */
  readonly placeOf: (
    start: number,
    end: number,
  ) => { readonly start: number; readonly end: number };
}

/**
 * Hyphens of typesetting. A minus or dash means another thing, except before and behind a locant, `quercetin–3–O–`,
 * and between a prefix and the name: `β–caryophyllene`.
 */
const HYPHENS = new RegExp(
  [
    String.raw`[\u2010-\u2012\u2043\ufe63\uff0d]`,
    String.raw`(?<=\p{L})[−–](?=\d{1,2}[−–]\p{Lu}[−–])`,
    String.raw`(?<=\p{L}[−–]\d{1,2})[−–](?=\p{Lu}[−–])`,
    String.raw`(?<=(?:^|[^\p{L}])[α-ωNOSC])[−–](?=\p{Ll}{4})`,
  ].join('|'),
  'gu',
);

/** Characters that a page does not show, and marks of trade. */
const UNSEEN = String.raw`[\u00ad\u200b-\u200d\u2060\ufeff®™℠]`;

/** A word, a congener's sign, a strain or the end of a part of a sentence, with which a citation may be printed together. */
const CITED = String.raw`(?<=(?:\p{Ll}{3}| spp?|\p{Lu}\p{Ll}?-?\p{Nd}{1,3}|-\p{Lu}{1,2}|\p{Ll}{3} \p{Lu})[)\]’”"'.,;:®™]{0,3})`;
const RAISED = '[⁰¹²³⁴-⁹]{1,3}';
const NUMBER = String.raw`\p{Nd}{1,3}`;
/** `³,⁴`, `⁶⁻⁸`, and in brackets `[3]`, ` [1,3–5]`. At most so many numbers that a hostile text takes linear time. */
const CITATION = String.raw`(?:⁽?${RAISED}(?:(?:, ?|[⁻–-])${RAISED}){0,20}⁾?| ?\[${NUMBER}(?:(?:, ?|[–-])${NUMBER}){0,20}\])(?![\p{L}\p{N}⁺⁻([-])`;
/** Numbers of citations that lost their raised place: `quercetin3,4`, but not of receptors: `sigma1`. */
const LOWERED = String.raw`(?<=[a-z]{5})(?<!alpha|gamma|delta|epsilon|theta|kappa|lambda|sigma|omega)\p{Nd}{1,3}(?:[,–-]\p{Nd}{1,3}){0,20}(?=[)\]’”"'.,;:]{0,3}(?:\s|$))`;

const DROPPED = new RegExp(`${UNSEEN}|${CITED}${CITATION}|${LOWERED}`, 'gu');

/** Reads a text as the tagger's rules and model expect it: without citations, soft hyphens and marks of trade. */
export function readText(text: string): ReadText {
  const even = text.replace(HYPHENS, '-').replace(/\s/g, ' ');
  /** Of each unit left out, where in `plain` the next one stands that is read; ascending. */
  const gaps: number[] = [];
  for (const { index, 0: dropped } of even.matchAll(DROPPED)) {
    const at = index - gaps.length;
    for (let unit = 0; unit < dropped.length; unit += 1) gaps.push(at);
  }
  const placeIn = (offset: number) => offset + countBelow(gaps, offset + 1);
  return {
    plain: even.replace(DROPPED, ''),
    placeOf: (start, end) => ({ start: placeIn(start), end: placeIn(end - 1) + 1 }),
  };
}
