import { usualAbbreviations } from '../../../annotation/lexicon/loneGenera';
import type { Word } from '../statements/articleWords';

/** An organism in a sentence. */
export interface OrganismWords {
  /** With the genus in full where the article has it. */
  readonly name: string;
  /** Indices of its words. */
  readonly first: number;
  readonly last: number;
}

const SHORT = /^([A-Z][a-z]?)\. ?(\S.*)$/u;

/**
 * Finds the species of a sentence, in its order. A genus or family alone is none: too many articles name one in
 * passing.
 *
 * @param words of the whole article
 */
export function organismsOf(
  words: readonly Word[],
  textOf: (first: Word, last: Word) => string,
): (sentence: readonly Word[]) => OrganismWords[] {
  const inFull = fullNames(spansOf(words, textOf).map(({ name }) => name));
  return (sentence) =>
    spansOf(sentence, textOf).flatMap((organism) => {
      const name = inFull(organism.name);
      return /^×? ?\p{Lu}.* /u.test(name) ? [{ ...organism, name }] : [];
    });
}

function spansOf(
  words: readonly Word[],
  textOf: (first: Word, last: Word) => string,
): OrganismWords[] {
  const found: OrganismWords[] = [];
  for (let first = 0; first < words.length; first += 1) {
    const start = words[first];
    if (start?.label !== 'organism_or_species') continue;
    let last = first;
    while (words[last + 1]?.nameStart === start.nameStart && words[last + 1]?.label === start.label)
      last += 1;
    found.push({ name: textOf(start, words[last] ?? start), first, last });
    first = last;
  }
  return found;
}

/**
 * Names with their genus in full: that of the species that the article names so, otherwise the only genus with the
 * initial. What is usually abbreviated may belong to a genus that the article never names.
 */
function fullNames(names: readonly string[]): (name: string) => string {
  const full = [...new Set(names)].flatMap((name) => {
    const [, genus = '', rest = ''] = /^([A-Z][a-z]+) ([a-z]\S.*)$/u.exec(name) ?? [];
    return genus === '' ? [] : [{ genus, rest }];
  });
  return (name) => {
    const [, initial = '', rest = ''] = SHORT.exec(name) ?? [];
    if (initial === '') return name;
    const fitting = full.filter(({ genus }) => genus.startsWith(initial));
    const same = fitting.filter((each) => each.rest === rest);
    const isUsual = usualAbbreviations.has(`${initial}. ${rest}`);
    const genera = new Set((same.length > 0 || isUsual ? same : fitting).map(({ genus }) => genus));
    const [genus] = genera;
    return genus !== undefined && genera.size === 1 ? `${genus} ${rest}` : name;
  };
}
