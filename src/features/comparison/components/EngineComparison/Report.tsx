import { useDispatch, useSelector } from 'react-redux';
import { Dialog } from '@/ui/Dialog/Dialog';
import { selectShowsReport } from '../../comparison.selectors';
import { reportClosed } from '../../comparison.slice';
import { EngineComparison } from './EngineComparison';

/** The report in a separate dialog, in front of the one with the cards. */
export function Report({ segmentId }: { readonly segmentId: string }) {
  const dispatch = useDispatch();
  const isOpen = useSelector(selectShowsReport);
  return (
    <Dialog
      open={isOpen}
      size="m"
      title="OCSR Engine Comparison"
      onClose={() => dispatch(reportClosed())}
    >
      <EngineComparison segmentId={segmentId} />
    </Dialog>
  );
}
