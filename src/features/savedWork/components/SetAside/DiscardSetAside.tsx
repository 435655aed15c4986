import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Trash2 } from 'lucide-react';
import type { SetAside } from '@/platform/workStore';
import { Button } from '@/ui/Button/Button';
import { IconButton } from '@/ui/Button/IconButton';
import { Dialog } from '@/ui/Dialog/Dialog';
import { setAsideDiscardRequested } from '../../setAside.slice';

/** Lets one record go for good, after a question. */
export function DiscardSetAside({ record: { id, name } }: { readonly record: SetAside }) {
  const dispatch = useDispatch();
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const discard = () => {
    close();
    dispatch(setAsideDiscardRequested({ id }));
  };
  return (
    <>
      <IconButton
        icon={Trash2}
        size="s"
        label={`Discard what was set aside of ${name}`}
        onClick={() => setIsAsking(true)}
      />
      <Dialog
        open={isAsking}
        onClose={close}
        title="Discard what was set aside?"
        footer={
          <>
            <Button onClick={close}>Keep it</Button>
            <Button variant="danger" onClick={discard}>
              Discard
            </Button>
          </>
        }
      >
        <p>
          The record of work on “{name}” will be deleted for good. Save it as a file first if you
          may need it.
        </p>
      </Dialog>
    </>
  );
}
