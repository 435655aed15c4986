import { createSelector } from '@reduxjs/toolkit';
import { proposeSupplements } from '@/domain/library/proposeSupplements';
import type { SavedWorkRootState } from '@/features/savedWork';
import type { WorkSummary } from '@/platform/workStore';
import { selectArticles } from './library.selectors';
import type { LibraryRootState, LibraryState } from './libraryState';

type State = LibraryRootState & SavedWorkRootState;

/** The latest change of what an article belongs to. */
export const selectSupplementTold = ({ library }: LibraryRootState): LibraryState['supplement'] =>
  library.articles.supplement;

const selectProposals = createSelector([selectArticles], (articles) =>
  proposeSupplements(
    articles.map(({ hash, name, facts }) => ({
      ...{ hash, name, doi: facts?.doi },
      ...{ supplementOf: facts?.supplementOf, saysSupplement: facts?.saysSupplement },
    })),
  ),
);

const articleOf = (state: State, hash: string | null | undefined): WorkSummary | undefined =>
  hash ? selectArticles(state).find((work) => work.hash === hash) : undefined;

/** The article whose supplement this one is, as a person said. */
export const selectParent = (state: State, { facts }: WorkSummary): WorkSummary | undefined =>
  articleOf(state, facts?.supplementOf);

/** The article whose supplement this one may be. */
export const selectProposedParent = (state: State, { hash }: WorkSummary) =>
  articleOf(state, selectProposals(state).get(hash));

/** The supplements of an article. */
export const selectSupplementCount = (state: State, hash: string): number =>
  selectArticles(state).filter(({ facts }) => facts?.supplementOf === hash).length;

const selectByDoi = createSelector([selectArticles, selectProposals], (works, proposals) => {
  const byDoi = new Map<string, (WorkSummary & { readonly parent: string })[]>();
  for (const work of works) {
    const doi = work.facts?.doi?.toLowerCase();
    const parent = work.facts?.supplementOf ?? proposals.get(work.hash) ?? work.hash;
    if (doi !== undefined) byDoi.set(doi, [...(byDoi.get(doi) ?? []), { ...work, parent }]);
  }
  return byDoi;
});

/** Another article of the library with the same DOI, which is then there twice; not it and its supplement. */
export function selectSameDoi(state: State, { hash, facts }: WorkSummary): WorkSummary | undefined {
  const alike = selectByDoi(state).get(facts?.doi?.toLowerCase() ?? '');
  const parent = alike?.find((one) => one.hash === hash)?.parent;
  return alike?.find((other) => other.hash !== hash && other.parent !== parent);
}
