import { Hexagon, OctagonAlert, SearchX } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import {
  EngineChoice,
  GetStructuresButton,
  RecognitionStrip,
  selectIsRunning,
} from '@/features/recognition';
import {
  extractionRequested,
  SegmentGrid,
  selectExtraction,
  selectSegmentCount,
  SelectionBar,
} from '@/features/segments';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Bar } from '@/ui/Panel/Panel';
import { Spacer } from '@/ui/Text/Text';
import { SegmentCard } from './SegmentCard';

/** Column 3: engine, selection, progress, and the segments with what was read from them. */
export function StructuresColumn() {
  const count = useSelector(selectSegmentCount);
  const isRunning = useSelector(selectIsRunning);
  if (count === 0) return <NoSegments />;
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

function NoSegments() {
  const dispatch = useDispatch();
  const extraction = useSelector(selectExtraction);
  switch (extraction.status) {
    case 'running':
      return (
        <EmptyState icon={Hexagon} title="Extracting Structures...">
          The pages are searched for drawn structures. A long article can take a minute.
        </EmptyState>
      );
    case 'failed':
      return (
        <EmptyState
          icon={OctagonAlert}
          title="Failed to extract segments"
          action={<Button onClick={() => dispatch(extractionRequested())}>Try again</Button>}
        >
          {extraction.message}
        </EmptyState>
      );
    case 'done':
      return (
        <EmptyState icon={SearchX} title="No structures in this document">
          All pages were searched; none of them holds a drawn structure.
        </EmptyState>
      );
    case 'idle':
      return (
        <EmptyState icon={Hexagon} title="No Structures Extracted Yet">
          Upload a PDF and click Extract Structures.
        </EmptyState>
      );
  }
}
