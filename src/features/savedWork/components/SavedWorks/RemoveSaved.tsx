import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Trash2 } from 'lucide-react';
import type { WorkSummary } from '@/platform/workStore';
import { Button } from '@/ui/Button/Button';
import { IconButton } from '@/ui/Button/IconButton';
import { Dialog } from '@/ui/Dialog/Dialog';
import { savedWorkRemovalRequested } from '../../savedWork.slice';

/** Removes one article from the browser's store, after a question. */
export function RemoveSaved({ work: { hash, name } }: { readonly work: WorkSummary }) {
  const dispatch = useDispatch();
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const remove = () => {
    close();
    dispatch(savedWorkRemovalRequested({ hash }));
  };
  return (
    <>
      <IconButton
        icon={Trash2}
        size="s"
        label={`Remove the saved work on ${name}`}
        onClick={() => setIsAsking(true)}
      />
      <Dialog
        open={isAsking}
        onClose={close}
        title="Remove the saved work?"
        footer={
          <>
            <Button onClick={close}>Keep it</Button>
            <Button variant="danger" onClick={remove}>
              Remove
            </Button>
          </>
        }
      >
        <p>The copy of “{name}” in this browser, and all that was made of it, will be gone.</p>
      </Dialog>
    </>
  );
}
