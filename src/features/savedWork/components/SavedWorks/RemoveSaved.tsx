import { useDispatch } from 'react-redux';
import { Trash2 } from 'lucide-react';
import type { WorkSummary } from '@/platform/workStore';
import { IconButton } from '@/ui/Button/IconButton';
import { AskFirst } from '@/ui/Dialog/AskFirst';
import { savedWorkRemovalRequested } from '../../savedWork.slice';

/** Removes one article from the browser's store, after confirmation. */
export function RemoveSaved({ work: { hash, name } }: { readonly work: WorkSummary }) {
  const dispatch = useDispatch();
  const label = `Remove the saved work on ${name}`;
  return (
    <AskFirst
      button={(ask) => <IconButton icon={Trash2} size="s" label={label} onClick={ask} />}
      title="Remove the saved work?"
      confirm="Remove"
      onConfirm={() => dispatch(savedWorkRemovalRequested({ hash }))}
    >
      <p>The copy of “{name}” in this browser, and all work on it, will be deleted.</p>
    </AskFirst>
  );
}
