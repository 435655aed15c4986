import { useState } from 'react';
import { useSelector } from 'react-redux';
import { FolderOpen } from 'lucide-react';
import { selectPdfId } from '@/article';
import { IconButton } from '@/ui/Button/IconButton';
import { Dialog } from '@/ui/Dialog/Dialog';
import { SavedResultList } from './SavedResultList';

/** Opens the list of annotation results stored by the services; shown once a document is open. */
export function SavedResults() {
  const isOpen = useSelector(selectPdfId) !== undefined;
  const [isChoosing, setIsChoosing] = useState(false);
  if (!isOpen) return null;
  const close = () => setIsChoosing(false);
  return (
    <>
      <IconButton icon={FolderOpen} label="Saved results" onClick={() => setIsChoosing(true)} />
      <Dialog open={isChoosing} size="m" title="Saved results" onClose={close}>
        <SavedResultList onDone={close} />
      </Dialog>
    </>
  );
}
