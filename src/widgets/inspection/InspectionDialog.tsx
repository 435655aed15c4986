import { useState } from 'react';
import { SearchX } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import type { Segment } from '@/domain/segment';
import { ComparisonFooter, ComparisonView } from '@/features/comparison';
import { inspectorClosed, selectInspectorMode } from '@/features/inspector';
import { SendingAgain } from '@/features/segments';
import { selectOrdinal, selectSegmentById } from '@/article';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Dialog } from '@/ui/Dialog/Dialog';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Details } from './Details';
import { HeadActions } from './HeadActions';
import { HeadDetails } from './HeadDetails';
import { useInspectionKeys } from './useInspectionKeys';

export interface InspectionDialogProps {
  readonly segmentId: string;
}

/** The segment that is open in the inspector, in the top layer. */
export default function InspectionDialog({ segmentId }: InspectionDialogProps) {
  const dispatch = useDispatch();
  const segment = useSelectorWith(selectSegmentById, segmentId);
  const close = () => dispatch(inspectorClosed());
  if (segment) return <SegmentDialog segment={segment} onClose={close} />;
  return (
    <Dialog open onClose={close} title="Segment">
      <EmptyState icon={SearchX} title="No segment selected" />
    </Dialog>
  );
}

interface SegmentDialogProps {
  readonly segment: Segment;
  readonly onClose: () => void;
}

/** The details of one segment, or what each engine reads from it. */
function SegmentDialog({ segment, onClose }: SegmentDialogProps) {
  const { id } = segment;
  const [isFullScreen, setIsFullScreen] = useState(false);
  const ordinal = useSelectorWith(selectOrdinal, id);
  const isCompared = useSelector(selectInspectorMode) === 'comparison';
  const { isOverlaid, handlers } = useInspectionKeys(segment);
  const full = { isFullScreen, onFullScreen: () => setIsFullScreen(!isFullScreen) };
  return (
    <Dialog
      open
      onClose={onClose}
      size="l"
      title={isCompared ? `Engine Comparison: Segment #${ordinal}` : `Segment #${ordinal}`}
      isFullScreen={isFullScreen}
      isSteady={!isCompared}
      contentKey={`${id} ${isCompared ? 'comparison' : 'details'}`}
      headDetails={<HeadDetails segment={segment} ordinal={ordinal} />}
      headActions={<HeadActions segment={segment} isCompared={isCompared} {...full} />}
      {...(isCompared && { footer: <ComparisonFooter segmentId={id} /> })}
      {...handlers}
    >
      <SendingAgain />
      {isCompared ? (
        <ComparisonView key={id} segmentId={id} />
      ) : (
        <Details key={id} segment={segment} isOverlaid={isOverlaid} />
      )}
    </Dialog>
  );
}
