import type { Span } from '../sentences';
import type { OrganismInSentence } from './sourceSentences';

/** A stretch of a sentence that names organisms alone, or compounds alone. */
interface Stretch {
  readonly start: number;
  /** Empty for compounds. */
  readonly organisms: OrganismInSentence[];
}

/**
 * Which of a sentence's organisms belong to one of its compounds. Where organisms and compounds stand in turn, as in
 * "1 from X and 2 from Y", the nth belong to the nth. If there are more of the one than of the other, those behind a
 * compound belong to it if the preposition stands between ("X gave all, and 11, from Y"), otherwise those before it.
 *
 * @param own where the sentence speaks of the compound
 * @param compounds where it speaks of any
 */
export function organismsBeside(
  own: Span,
  organisms: readonly OrganismInSentence[],
  compounds: readonly Span[],
): readonly OrganismInSentence[] {
  const stretches = stretchesOf(organisms, [...compounds, own]);
  const ofOrganisms = stretches.filter((each) => each.organisms.length > 0);
  if (ofOrganisms.length < 2) return organisms;
  const ofCompounds = stretches.filter((each) => each.organisms.length === 0);
  const nth = ofCompounds.findLastIndex(({ start }) => start <= own.start);
  if (ofOrganisms.length === ofCompounds.length) return ofOrganisms[nth]?.organisms ?? [];
  const at = stretches.findLastIndex(({ start }) => start <= own.start);
  const [before, behind] = [stretches[at - 1], stretches[at + 1]];
  const isGoverned = (behind?.organisms[0]?.governedFrom ?? -1) > own.start;
  return ((isGoverned ? behind : before) ?? behind)?.organisms ?? [];
}

function stretchesOf(organisms: readonly OrganismInSentence[], compounds: readonly Span[]) {
  const named = [
    ...organisms.map((organism) => ({ start: organism.at.start, organisms: [organism] })),
    ...compounds.map(({ start }) => ({ start, organisms: [] })),
  ];
  const stretches: Stretch[] = [];
  for (const each of named.sort((a, b) => a.start - b.start)) {
    const last = stretches.at(-1);
    const goesOn = last && last.organisms.length > 0 === each.organisms.length > 0;
    if (goesOn) last.organisms.push(...each.organisms);
    else stretches.push(each);
  }
  return stretches;
}
