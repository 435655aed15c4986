import { Hexagon, SearchX } from 'lucide-react';
import { useSelector } from 'react-redux';
import {
  EngineChoice,
  GetStructuresButton,
  RecognitionStrip,
  selectIsRunning,
} from '@/features/recognition';
import {
  ExtractionProgress,
  SegmentGrid,
  selectExtraction,
  selectSegmentCount,
  SelectionBar,
} from '@/features/segments';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Bar } from '@/ui/Panel/Panel';
import { Spacer } from '@/ui/Text/Text';
import { SegmentCard } from './SegmentCard';

/** Column 3: engine, selection, progress, and the segments with what was read from them. */
export function StructuresColumn() {
  const count = useSelector(selectSegmentCount);
  return (
    <>
      <ExtractionProgress />
      {count === 0 ? <NoSegments /> : <Segments />}
    </>
  );
}

function Segments() {
  const isRunning = useSelector(selectIsRunning);
  return (
    <>
      <Bar>
        <EngineChoice />
        <Spacer />
        <GetStructuresButton />
      </Bar>
      <SelectionBar disabled={isRunning} />
      <RecognitionStrip />
      <SegmentGrid card={SegmentCard} />
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
