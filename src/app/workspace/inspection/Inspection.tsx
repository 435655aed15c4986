import { useDispatch, useSelector } from 'react-redux';
import type { ReactNode } from 'react';
import { inspectorClosed, selectOpenSegmentId } from '@/features/inspector';
import { Dialog } from '@/ui/Dialog/Dialog';
import { lazyPart } from '@/ui/LazyPart/lazyPart';
import { Waiting } from '@/ui/LazyPart/Waiting';
import type { InspectionDialogProps } from './InspectionDialog';

/** The dialog with its comparison; fetched ahead, once there is a segment to open. */
export const InspectionPart = lazyPart<InspectionDialogProps>({
  name: "The segment's details",
  load: async () =>
    (await import(/* webpackChunkName: "inspection" */ './InspectionDialog')).default,
  busy: () => (
    <Frame>
      <Waiting>Loading the details</Waiting>
    </Frame>
  ),
  failed: (_props, words) => <Frame>{words}</Frame>,
});

/** The dialog over the page, while a segment is open in the inspector. */
export function Inspection() {
  const segmentId = useSelector(selectOpenSegmentId);
  return segmentId === null ? null : <InspectionPart segmentId={segmentId} />;
}

/** In the place of the dialog until its code is there. */
function Frame({ children }: { readonly children: ReactNode }) {
  const dispatch = useDispatch();
  return (
    <Dialog open size="l" title="Segment" onClose={() => dispatch(inspectorClosed())}>
      {children}
    </Dialog>
  );
}
