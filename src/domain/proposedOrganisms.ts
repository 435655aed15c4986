import type { CompoundMention } from './compoundMention';

/** Sentences with organisms that are proposed; the others are found in the text. */
const MOST = 3;

/** A sentence, and the organisms that it is the first to name. */
type OrganismProposal = Pick<CompoundMention, 'page' | 'sentence'> & {
  readonly organisms: readonly string[];
};

/** The first sentences that name organisms with a compound, each organism once, however often it is named. */
export function proposedOrganisms(mentions: readonly CompoundMention[]): OrganismProposal[] {
  const proposed = new Set<string>();
  const proposals = mentions.flatMap(({ page, sentence, organisms = [] }) => {
    const first = [...new Set(organisms)].filter((organism) => !proposed.has(organism));
    first.forEach((organism) => proposed.add(organism));
    return first.length > 0 ? [{ page, sentence, organisms: first }] : [];
  });
  return proposals.slice(0, MOST);
}
