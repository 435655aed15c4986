import { Hexagon, SearchX } from 'lucide-react';
import { heavyPagesMessage } from '@/domain/heavyPages';
import { selectArticleIsBeingRead } from '@/features/articleReading';
import { ExtractionProgress, SelectedCount, selectExtraction } from '@/features/segments';
import { selectSegmentCount } from '@/article';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { lazyPart } from '@/ui/LazyPart/lazyPart';
import { Waiting } from '@/ui/LazyPart/Waiting';
import { useAppSelector } from '../useAppSelector';

/** The grid and its cards; preloaded, because they are only needed with the first segment. */
export const SegmentsPart = lazyPart<object>({
  name: 'The grid of segments',
  load: async () => (await import(/* webpackChunkName: "segments" */ './Segments')).Segments,
  busy: () => <Waiting>Loading the segments</Waiting>,
});

const ToolsPart = lazyPart<object>({
  name: 'The tools of the segments',
  load: async () =>
    (await import(/* webpackChunkName: "segments" */ './StructuresTools')).StructuresTools,
});

/** How many segments are selected, once there are any. */
export function StructuresDetail() {
  return useAppSelector(selectSegmentCount) === 0 ? null : <SelectedCount />;
}

export function StructuresActions() {
  return useAppSelector(selectSegmentCount) === 0 ? null : <ToolsPart />;
}

/** Column 3: the segments with what was read from them. */
export function StructuresColumn() {
  const count = useAppSelector(selectSegmentCount);
  const isBeingRead = useAppSelector(selectArticleIsBeingRead);
  return (
    <>
      {!isBeingRead && <ExtractionProgress />}
      {count === 0 ? <NoSegments /> : <SegmentsPart />}
    </>
  );
}

/** No segments after a search is a result; before it, it is only the start. */
function NoSegments() {
  const extraction = useAppSelector(selectExtraction);
  const { status } = extraction;
  if (status === 'done')
    return <NothingFound pagesTooHeavy={extraction.info.pagesTooHeavy ?? []} />;
  if (status === 'running') {
    return (
      <EmptyState icon={Hexagon} title="Searching the pages">
        Every page is searched for drawn structures. A long article can take a minute.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={Hexagon} title="No Structures Extracted Yet">
      Upload a PDF and click Extract Structures.
    </EmptyState>
  );
}

/** What was not read may contain structures: the document is only said to have none if all of it was read. */
function NothingFound({ pagesTooHeavy }: { readonly pagesTooHeavy: readonly number[] }) {
  if (pagesTooHeavy.length > 0) {
    return (
      <EmptyState icon={SearchX} title="No structures found">
        {heavyPagesMessage(pagesTooHeavy)}; no other page contains a drawn structure.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={SearchX} title="No structures in this document">
      All pages were searched; none of them contains a drawn structure.
    </EmptyState>
  );
}
