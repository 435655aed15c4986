import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { ConfirmDialog } from '@/ui/Dialog/ConfirmDialog';
import { clearingRequested } from '../../savedWork.slice';

/** Empties the browser's store, after confirmation. */
export function ClearSaved({ label }: { readonly label: string }) {
  const dispatch = useDispatch();
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const clear = () => {
    close();
    dispatch(clearingRequested());
  };
  return (
    <>
      <Button size="s" variant="quiet" onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={close}
        title="Remove all saved work?"
        confirm="Remove all"
        onConfirm={clear}
      >
        <p>
          All saved articles, the work on them, and all set-aside records will be deleted from this
          browser. An open document stays on the screen and is saved again when you continue with
          it.
        </p>
      </ConfirmDialog>
    </>
  );
}
