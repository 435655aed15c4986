import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectOpenSegmentId } from '@/features/inspector';
import { ErrorBoundary } from '@/ui/ErrorBoundary/ErrorBoundary';

/** Its code is fetched when the first segment is opened. */
const InspectionDialog = lazy(
  () => import(/* webpackChunkName: "inspection" */ './InspectionDialog'),
);

/** The dialog over the page, while a segment is open in the inspector. */
export function Inspection() {
  const segmentId = useSelector(selectOpenSegmentId);
  if (segmentId === null) return null;
  return (
    <ErrorBoundary name="The segment's details">
      <Suspense fallback={null}>
        <InspectionDialog segmentId={segmentId} />
      </Suspense>
    </ErrorBoundary>
  );
}
