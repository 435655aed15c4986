import { useDispatch } from 'react-redux';
import { Trash2 } from 'lucide-react';
import type { SetAside } from '@/platform/workStore';
import { IconButton } from '@/ui/Button/IconButton';
import { AskFirst } from '@/ui/Dialog/AskFirst';
import { setAsideDiscardRequested } from '../../setAside.slice';

/** Deletes one record for good, after confirmation. */
export function DiscardSetAside({ record: { id, name } }: { readonly record: SetAside }) {
  const dispatch = useDispatch();
  const label = `Discard the set-aside record of ${name}`;
  return (
    <AskFirst
      button={(ask) => <IconButton icon={Trash2} size="s" label={label} onClick={ask} />}
      title="Discard the set-aside record?"
      confirm="Discard"
      onConfirm={() => dispatch(setAsideDiscardRequested({ id }))}
    >
      <p>
        The record of work on “{name}” will be deleted for good. Save it as a file first if you may
        need it.
      </p>
    </AskFirst>
  );
}
