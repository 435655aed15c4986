import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { Dialog } from '@/ui/Dialog/Dialog';
import { clearingRequested } from '../../savedWork.slice';

/** Empties the browser's store, after a question. */
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
      <Dialog
        open={isAsking}
        onClose={close}
        title="Remove all saved work?"
        footer={
          <>
            <Button onClick={close}>Keep it</Button>
            <Button variant="danger" onClick={clear}>
              Remove all
            </Button>
          </>
        }
      >
        <p>
          All articles that this browser has saved, all that was made of them, and all that was set
          aside will be gone. A document that is open stays on the screen, and is saved again when
          you go on with it.
        </p>
      </Dialog>
    </>
  );
}
