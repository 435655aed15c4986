import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Trash2 } from 'lucide-react';
import type { WorkSummary } from '@/platform/workStore';
import { IconButton } from '@/ui/Button/IconButton';
import { ConfirmDialog } from '@/ui/Dialog/ConfirmDialog';
import { savedWorkRemovalRequested } from '../../savedWork.slice';

/** Removes one article from the browser's store, after confirmation. */
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
      <ConfirmDialog
        open={isAsking}
        onClose={close}
        title="Remove the saved work?"
        confirm="Remove"
        onConfirm={remove}
      >
        <p>The copy of “{name}” in this browser, and all work on it, will be deleted.</p>
      </ConfirmDialog>
    </>
  );
}
