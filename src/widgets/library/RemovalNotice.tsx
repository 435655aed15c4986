import { Trash2 } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { removalUndone, selectRemoving } from '@/features/library';
import { Button } from '@/ui/Button/Button';
import { LiveRegion } from '@/ui/LiveRegion/LiveRegion';
import { Notice } from '@/ui/Notice/Notice';

/** As long as a removal can be undone. */
export function RemovalNotice() {
  const dispatch = useDispatch();
  const removing = useSelector(selectRemoving);
  const words =
    removing.length === 1 ? 'One article removed.' : `${removing.length} articles removed.`;
  return (
    <>
      <LiveRegion>{removing.length > 0 ? words : ''}</LiveRegion>
      {removing.length > 0 && (
        <Notice
          icon={Trash2}
          actions={
            <Button size="s" onClick={() => dispatch(removalUndone(removing))}>
              Undo
            </Button>
          }
        >
          {words}
        </Notice>
      )}
    </>
  );
}
