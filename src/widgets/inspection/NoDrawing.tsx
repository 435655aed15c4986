import { useSelector } from 'react-redux';
import type { Segment } from '@/domain/segment';
import { hasStructure, type Structure } from '@/domain/structure';
import { truncateSmiles } from '@/domain/truncate';
import {
  ReadingState,
  selectItem,
  selectReadingFailure,
  type ReadingRootState,
} from '@/features/recognition';
import type { ShownDrawing } from '@/features/structures';
import { Missing } from './Figures.styles';

interface NoDrawingProps {
  readonly segment: Segment;
  readonly structure: Structure | undefined;
  readonly drawing: ShownDrawing;
}

const isUnderWay = (item: ReturnType<typeof selectItem>) =>
  item?.status === 'queued' || item?.status === 'running';

/** Shown instead of a drawing: the state of the reading, or why there is no drawing. */
export function NoDrawing({ segment, structure, drawing }: NoDrawingProps) {
  const wasTried = useSelector(
    (state: ReadingRootState) =>
      isUnderWay(selectItem(state, segment.id)) ||
      selectReadingFailure(state, segment.id) !== undefined,
  );
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
