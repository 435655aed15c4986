import { Hexagon, SearchX } from 'lucide-react';
import { useSelector } from 'react-redux';
import { ExtractionProgress, selectExtraction, selectSegmentCount } from '@/features/segments';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { lazyPart } from '@/ui/LazyPart/lazyPart';
import { Waiting } from '@/ui/LazyPart/Waiting';

/** The grid and its cards; fetched ahead, and needed with the first segment only. */
export const SegmentsPart = lazyPart<object>({
  name: 'The grid of segments',
  load: async () => (await import(/* webpackChunkName: "segments" */ './Segments')).Segments,
  busy: () => <Waiting>Loading the segments</Waiting>,
});

/** Column 3: engine, selection, progress, and the segments with what was read from them. */
export function StructuresColumn() {
  const count = useSelector(selectSegmentCount);
  return (
    <>
      <ExtractionProgress />
      {count === 0 ? <NoSegments /> : <SegmentsPart />}
    </>
  );
}

/** Zero segments after a search are a result; before it they are only a beginning. */
function NoSegments() {
  const { status } = useSelector(selectExtraction);
  if (status === 'done') {
    return (
      <EmptyState icon={SearchX} title="No structures in this document">
        All pages were searched; none of them holds a drawn structure.
      </EmptyState>
    );
  }
  if (status === 'running') {
    return (
      <EmptyState icon={Hexagon} title="Searching the pages">
        Drawn structures are looked for on every page. A long article can take a minute.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={Hexagon} title="No Structures Extracted Yet">
      Upload a PDF and click Extract Structures.
    </EmptyState>
  );
}
