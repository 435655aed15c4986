import type { Segment } from '@/domain/segment';
import { hasStructure, type Structure } from '@/domain/structure';
import { truncateSmiles } from '@/domain/truncate';
import {
  ReadingState,
  selectReadingHasFailed,
  selectReadingStatus,
  type ReadingRootState,
} from '@/features/recognition';
import type { ShownDrawing } from '@/features/structures';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Missing } from './Figures.styles';

interface NoDrawingProps {
  readonly segment: Segment;
  readonly structure: Structure | undefined;
  readonly drawing: ShownDrawing;
}

function selectWasTried(state: ReadingRootState, id: string): boolean {
  const status = selectReadingStatus(state, id);
  return status === 'queued' || status === 'running' || selectReadingHasFailed(state, id);
}

/** Shown instead of a drawing: the state of the reading, or why there is no drawing. */
export function NoDrawing({ segment, structure, drawing }: NoDrawingProps) {
  const wasTried = useSelectorWith(selectWasTried, segment.id);
  if (drawing.isLoading) return <Missing aria-busy="true">Drawing...</Missing>;
  if (structure && hasStructure(structure)) {
    return (
      <Missing role="alert">
        <b>Failed to generate structure depiction</b>
        <span>{drawing.failure}</span>
        {structure.smiles !== undefined && <code>{truncateSmiles(structure.smiles)}</code>}
      </Missing>
    );
  }
  if (wasTried) return <ReadingState id={segment.id} />;
  return (
    <Missing>
      <b>No structure data available</b>
      <span>Not yet recognised</span>
    </Missing>
  );
}
