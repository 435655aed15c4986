import { useDispatch, useSelector } from 'react-redux';
import { inspectorClosed, selectOpenSegmentId } from '@/features/inspector';
import { lazyDialog } from '@/ui/LazyPart/lazyDialog';
import type { InspectionDialogProps } from './InspectionDialog';

/** The dialog with its comparison; preloaded once there is a segment to open. */
export const InspectionPart = lazyDialog<InspectionDialogProps>({
  name: "The segment's details",
  load: async () =>
    (await import(/* webpackChunkName: "inspection" */ './InspectionDialog')).default,
  title: 'Segment',
  size: 'l',
  loading: 'Loading the details',
  useClose: () => {
    const dispatch = useDispatch();
    return () => dispatch(inspectorClosed());
  },
});

/** The dialog over the page, while a segment is open in the inspector. */
export function Inspection() {
  const segmentId = useSelector(selectOpenSegmentId);
  return segmentId === null ? null : <InspectionPart segmentId={segmentId} />;
}
