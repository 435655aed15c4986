import {
  draftsThatCount,
  joinedDraft,
  ORGANISM_RELATIONS,
  type CompoundDraft,
  type OrganismRelation,
} from './compoundDraft';
import { isMissing, presentText } from './missing';

/** Of the organism of the drawings' compound; `isolated` unless the person said otherwise. */
export const relationIn = (drafts: readonly CompoundDraft[]): OrganismRelation =>
  draftsThatCount('relation', drafts).find(({ relation }) => relation)?.relation ??
  ORGANISM_RELATIONS[0];

/** Where a person said that the compound was isolated from. */
export type CompoundOrganism = Readonly<
  Record<'organism', string> & Partial<Record<'part' | 'location' | 'ecosystem', string>>
>;

/** Each organism that a person called a source in any of the drawings, with what was said of it. */
export function sourcesIn(drafts: readonly CompoundDraft[]): readonly CompoundOrganism[] {
  const organisms = new Set(drafts.flatMap(({ organism }) => presentText(organism) ?? []));
  return [...organisms].flatMap((organism) => {
    const own = drafts.filter((draft) => draft.organism?.trim() === organism);
    if (relationIn(own) !== 'isolated') return [];
    const { part, location, ecosystem } = joinedDraft(own);
    const details = Object.entries({ part, location, ecosystem });
    return [{ organism, ...Object.fromEntries(details.filter(([, text]) => !isMissing(text))) }];
  });
}
