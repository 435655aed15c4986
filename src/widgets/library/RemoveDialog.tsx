import { useDispatch, useSelector } from 'react-redux';
import { removalRequested, selectArticles } from '@/features/library';
import { counted } from '@/lib/counted';
import type { WorkSummary } from '@/platform/workStore';
import { ConfirmDialog } from '@/ui/Dialog/ConfirmDialog';
import { titleOf } from './sortArticles';

interface RemoveDialogProps {
  readonly works: readonly WorkSummary[];
  readonly onClose: () => void;
}

/** Names what is lost. */
export function RemoveDialog({ works, onClose }: RemoveDialogProps) {
  const dispatch = useDispatch();
  const hashes = works.map(({ hash }) => hash);
  const remove = () => {
    onClose();
    dispatch(removalRequested(hashes));
  };
  const left = useSelector(selectArticles).filter(
    ({ hash, facts }) => hashes.includes(facts?.supplementOf ?? '') && !hashes.includes(hash),
  );
  const [first] = works;
  const what = works.length === 1 && first ? `“${titleOf(first)}”` : `${works.length} articles`;
  return (
    <ConfirmDialog
      open
      title={works.length === 1 ? 'Remove the article?' : 'Remove the articles?'}
      confirm="Remove"
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        The PDF and all work on {what} will be deleted from this browser{lossText(works)}. You can
        undo this for 10 seconds.
      </p>
      {left.length > 0 && (
        <p>
          {left.length === 1
            ? `Its supplement “${left[0]?.name}” stays, on its own.`
            : `${left.length} supplements stay, on their own.`}
        </p>
      )}
    </ConfirmDialog>
  );
}

function lossText(works: readonly WorkSummary[]): string {
  const checked = works.reduce((sum, { facts }) => sum + (facts?.checkedCount ?? 0), 0);
  const read = works.reduce((sum, { structureCount }) => sum + structureCount, 0);
  if (checked > 0)
    return `: ${counted(checked, 'checked drawing')} ${checked === 1 ? 'is' : 'are'} lost`;
  return read > 0 ? `: ${counted(read, 'structure')}, none checked` : '';
}
