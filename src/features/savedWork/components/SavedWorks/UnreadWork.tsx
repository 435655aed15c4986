import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { Notice } from '@/ui/Notice/Notice';
import { selectFailedOpening, selectSavedList } from '../../savedWork.selectors';
import { listingRequested, savedWorkOpenRequested } from '../../savedWork.slice';

/**
 * Says that the store could not be read, which is not the same as nothing being saved, and offers to retry.
 */
export function UnreadWork() {
  const failed = useSelector(selectFailedOpening);
  const list = useSelector(selectSavedList);
  const dispatch = useDispatch();
  const message = failed?.message ?? (list.status === 'failed' ? list.message : undefined);
  if (message === undefined) return null;
  const retry = () => {
    if (failed) dispatch(savedWorkOpenRequested({ hash: failed.hash }));
    if (list.status === 'failed') dispatch(listingRequested());
  };
  return (
    <Notice
      tone="warning"
      wraps
      actions={
        <Button size="s" onClick={retry}>
          Retry
        </Button>
      }
    >
      The work saved in this browser could not be read: {message}
    </Notice>
  );
}
