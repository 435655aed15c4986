import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { Notice } from '@/ui/Notice/Notice';
import {
  salvageDismissed,
  selectSalvage,
  setAsideSaveRequested,
  type Salvage,
} from '../../setAside.slice';
import { leftOutText } from '../../leftOutText';

function sentenceOf({ leftOut, reason }: Salvage): string {
  if (leftOut) return `Part of your saved work could not be read: ${leftOutText(leftOut)}.`;
  return reason === 'unknownVersion'
    ? 'Your work on this article was saved by another version of the application, and cannot be read here.'
    : 'Your saved work on this article could not be read.';
}

/** Says what is missing of the article's saved work, and offers the original record. */
export function SalvageNotice() {
  const salvage = useSelector(selectSalvage);
  const dispatch = useDispatch();
  if (!salvage) return null;
  return (
    <Notice
      tone="warning"
      wraps
      actions={
        <Button size="s" onClick={() => dispatch(setAsideSaveRequested({ id: salvage.id }))}>
          Save the set-aside record…
        </Button>
      }
      onDismiss={() => dispatch(salvageDismissed())}
    >
      {sentenceOf(salvage)} The record is set aside unchanged and listed in the session panel.
    </Notice>
  );
}
