import type { Segment } from '@/domain/segment';
import { hasStructure, type Structure } from '@/domain/structure';
import { ReadingState, selectItem } from '@/features/recognition';
import { StructureDrawing } from '@/features/structures';
import { useSelectorWith } from '@/lib/useSelectorWith';

interface CardStructureProps {
  readonly segment: Segment;
  readonly structure: Structure | undefined;
}

/**
 * The drawing of what was read; before that, the state of the reading. A run in progress hides an earlier
 * drawing, a failed one does not.
 */
export function CardStructure({ segment, structure }: CardStructureProps) {
  const item = useSelectorWith(selectItem, segment.id);
  const isAtWork = item?.status === 'queued' || item?.status === 'running';
  if (!structure || !hasStructure(structure) || isAtWork) return <ReadingState id={segment.id} />;
  return (
    <StructureDrawing
      structure={structure}
      of={`page ${segment.pageNumber}, number ${segment.segmentNumber}`}
    />
  );
}
