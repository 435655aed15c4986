import { solvents } from './lexicon/solvents';

const NAMES = [...solvents].sort((a, b) => b.length - a.length).join('|');
const SOLVENT = String.raw`(?<![\p{L}\p{N}])(?:n-|iso-|tert-|sec-)?(?:${NAMES})(?![\p{L}\p{N}])`;
const NAMED = new RegExp(SOLVENT, 'giu');

/** What is done with a solvent: "extracted with water and methanol", "partitioned between water and chloroform". */
const TREATED =
  /\b(?:extract(?:ed|ion)|re-?extracted|partition(?:ed|ing)|elut(?:ed|ion|ing)|macerated|soaked|percolated|defatted|fractionated|recrystalli[sz]ed|chromatographed|suspended|redissolved)\b[^.;:]{0,40}? (?:with|in|into|between|by|from|using) ([^.;:]{1,80})/giu;
/** "the ethanol extract", "a chloroform-soluble fraction". */
const FRACTION = new RegExp(
  String.raw`(${SOLVENT})[ -](?:soluble )?(?:extracts?|fractions?|layers?|phases?|solubles?|extraction)\b`,
  'giu',
);

/** The solvents, in lower case, that a text names as what something was extracted or separated with. */
export const solventsIn = (text: string): ReadonlySet<string> =>
  new Set(
    [
      ...[...text.matchAll(TREATED)].flatMap(([, words = '']) => words.match(NAMED) ?? []),
      ...[...text.matchAll(FRACTION)].flatMap(([, name]) => name ?? []),
    ].map((name) => name.toLowerCase()),
  );

/** The words without what is named after its solvent: "ethanol extract". */
export const withoutFraction = (words: string): string =>
  words.replace(/ (?:extracts?|fractions?|layers?)$/u, '').toLowerCase();
