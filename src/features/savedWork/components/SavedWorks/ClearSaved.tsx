import { useDispatch } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { AskFirst } from '@/ui/Dialog/AskFirst';
import { clearingRequested } from '../../savedWork.slice';

/** Empties the browser's store, after confirmation. */
export function ClearSaved({ label }: { readonly label: string }) {
  const dispatch = useDispatch();
  return (
    <AskFirst
      button={(ask) => (
        <Button size="s" variant="quiet" onClick={ask}>
          {label}
        </Button>
      )}
      title="Remove all saved work?"
      confirm="Remove all"
      onConfirm={() => dispatch(clearingRequested())}
    >
      <p>
        All saved articles, the work on them, and all set-aside records will be deleted from this
        browser. An open document stays on the screen and is saved again when you continue with it.
      </p>
    </AskFirst>
  );
}
