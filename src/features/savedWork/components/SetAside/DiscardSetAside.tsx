import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Trash2 } from 'lucide-react';
import type { SetAside } from '@/platform/workStore';
import { IconButton } from '@/ui/Button/IconButton';
import { ConfirmDialog } from '@/ui/Dialog/ConfirmDialog';
import { setAsideDiscardRequested } from '../../setAside.slice';

/** Deletes one record for good, after confirmation. */
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
        label={`Discard the set-aside record of ${name}`}
        onClick={() => setIsAsking(true)}
      />
      <ConfirmDialog
        open={isAsking}
        onClose={close}
        title="Discard the set-aside record?"
        confirm="Discard"
        onConfirm={discard}
      >
        <p>
          The record of work on “{name}” will be deleted for good. Save it as a file first if you
          may need it.
        </p>
      </ConfirmDialog>
    </>
  );
}
