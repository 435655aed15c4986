import { SearchX } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { articleOpenRequested, selectLibrarySearch, type SearchHit } from '@/features/library';
import type { WorkSummary } from '@/platform/workStore';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { LiveRegion } from '@/ui/LiveRegion/LiveRegion';
import { Muted } from '@/ui/Text/Text';
import { Hits, Sub, TitleButton } from './Library.styles';
import { titleOf } from './sortArticles';

/** Where the search matched; a drawing opens in the review. */
export function SearchHits({ articles }: { readonly articles: readonly WorkSummary[] }) {
  const search = useSelector(selectLibrarySearch);
  const titles = new Map(articles.map((work) => [work.hash, titleOf(work)]));
  const hits = search?.hits?.filter(({ hash }) => titles.has(hash));
  const words = !hits ? 'Searching' : hits.length === 1 ? '1 place' : `${hits.length} places`;
  return (
    <>
      <LiveRegion>{words}</LiveRegion>
      {hits?.length === 0 && (
        <EmptyState icon={SearchX} title="Nothing found">
          The search looks at titles, file names, DOIs, and the names, numbers, organisms and
          structures of compounds.
        </EmptyState>
      )}
      <Hits aria-label="Found">
        {hits?.map((hit) => (
          <Hit
            key={`${hit.hash} ${hit.segmentId ?? ''} ${hit.field}`}
            hit={hit}
            title={titles.get(hit.hash) ?? ''}
          />
        ))}
      </Hits>
    </>
  );
}

function Hit({ hit, title }: { readonly hit: SearchHit; readonly title: string }) {
  const dispatch = useDispatch();
  const { hash, segmentId, field, text } = hit;
  const open = () =>
    dispatch(
      articleOpenRequested({ hash, ...(segmentId !== undefined && { review: { segmentId } }) }),
    );
  return (
    <li>
      <div style={{ minWidth: 0 }}>
        <TitleButton type="button" onClick={open}>
          {text}
        </TitleButton>
        <Sub>
          <Muted>{field}</Muted> · {title}
        </Sub>
      </div>
    </li>
  );
}
