import { createSelector } from '@reduxjs/toolkit';
import { taxaApi } from '@/api/taxa';
import { saidOrProposed } from '@/domain/compoundLabel';
import { taxaByOrganism, type Taxon, type TaxonAnswer } from '@/domain/taxon';
import {
  selectAllSegments,
  selectCompoundDraft,
  type CompoundsRootState,
  type SegmentsRootState,
} from '@/article';

const { findTaxa } = taxaApi.endpoints;

type ApiState = Parameters<ReturnType<typeof findTaxa.select>>[0];
export type OrganismsRootState = SegmentsRootState & CompoundsRootState;
export type TaxaRootState = OrganismsRootState & ApiState;

/** The organisms of the article's compounds, stated or proposed, each once. */
export const selectOrganisms = createSelector(
  [selectAllSegments, ({ article }: OrganismsRootState) => article.compounds],
  (segments, compounds): readonly string[] => {
    const organisms = segments.flatMap(
      ({ id, label }) =>
        saidOrProposed(label, selectCompoundDraft({ article: { compounds } }, id)).organism ?? [],
    );
    return [...new Set(organisms)].filter((name) => name !== '').sort();
  },
);

/** The taxa that are known of the article's organisms, by their names. */
export const selectTaxa: (state: TaxaRootState) => ReadonlyMap<string, Taxon> = createSelector(
  [
    (state: TaxaRootState) =>
      findTaxa.select({ organisms: selectOrganisms(state) })(state).data ?? NONE,
  ],
  taxaByOrganism,
);

const NONE: readonly TaxonAnswer[] = [];
