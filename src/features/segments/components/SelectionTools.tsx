import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { Switch } from '@/ui/Switch/Switch';
import { Num } from '@/ui/Text/Text';
import {
  hideIncorrectToggled,
  onlyProcessSelectedToggled,
  selectHideIncorrect,
  selectOnlyProcessSelected,
  selectSegmentCount,
  selectSelectedCount,
  selectionCleared,
} from '@/article';
import { selectAllRequested } from '../segmentation.slice';

export function SelectedCount() {
  const total = useSelector(selectSegmentCount);
  const selected = useSelector(selectSelectedCount);
  return (
    <Num>
      {selected} of {total} segments selected
    </Num>
  );
}

export function SelectionButtons() {
  const dispatch = useDispatch();
  return (
    <>
      <Button variant="quiet" size="s" onClick={() => dispatch(selectAllRequested())}>
        Select All
      </Button>
      <Button variant="quiet" size="s" onClick={() => dispatch(selectionCleared())}>
        Clear
      </Button>
    </>
  );
}

/** How the selection, and what was judged, affect the grid and recognition. */
export function SelectionSwitches({ disabled }: { readonly disabled: boolean }) {
  const dispatch = useDispatch();
  return (
    <>
      <Switch
        checked={useSelector(selectHideIncorrect)}
        onChange={(on) => dispatch(hideIncorrectToggled(on))}
      >
        Hide incorrect
      </Switch>
      <Switch
        checked={useSelector(selectOnlyProcessSelected)}
        onChange={(on) => dispatch(onlyProcessSelectedToggled(on))}
        disabled={disabled}
      >
        Selected only
      </Switch>
    </>
  );
}
