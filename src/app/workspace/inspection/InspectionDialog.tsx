import { useState } from 'react';
import { SearchX } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { inspectorClosed, selectInspectorMode } from '@/features/inspector';
import { selectOrdinal, selectSegmentById, type SegmentsRootState } from '@/features/segments';
import { Dialog } from '@/ui/Dialog/Dialog';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Details } from './Details';
import { HeadActions } from './HeadActions';
import { HeadDetails } from './HeadDetails';
import { useInspectionKeys } from './useInspectionKeys';

interface InspectionDialogProps {
  readonly segmentId: string;
}

/** One segment in the top layer: what is known of it, and everything that can be done with it. */
export default function InspectionDialog({ segmentId }: InspectionDialogProps) {
  const dispatch = useDispatch();
  const [isFullScreen, setIsFullScreen] = useState(false);
  const segment = useSelector((state: SegmentsRootState) => selectSegmentById(state, segmentId));
  const ordinal = useSelector((state: SegmentsRootState) => selectOrdinal(state, segmentId));
  const isCompared = useSelector(selectInspectorMode) === 'comparison';
  const { isOverlaid, handlers } = useInspectionKeys(segment);
  const close = () => dispatch(inspectorClosed());
  if (!segment) {
    return (
      <Dialog open onClose={close} title="Segment">
        <EmptyState icon={SearchX} title="No segment selected" />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={close}
      size="l"
      title={isCompared ? `Engine Comparison: Segment #${ordinal}` : `Segment #${ordinal}`}
      isFullScreen={isFullScreen}
      headDetails={<HeadDetails segment={segment} ordinal={ordinal} />}
      headActions={
        <HeadActions
          segment={segment}
          isFullScreen={isFullScreen}
          onFullScreen={() => setIsFullScreen(!isFullScreen)}
        />
      }
      {...handlers}
    >
      <Details key={segmentId} segment={segment} isOverlaid={isOverlaid} />
    </Dialog>
  );
}
