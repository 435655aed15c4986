import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { Bar } from '@/ui/Panel/Panel';
import { Switch } from '@/ui/Switch/Switch';
import { Num, Spacer } from '@/ui/Text/Text';
import {
  hideIncorrectToggled,
  onlyProcessSelectedToggled,
  selectHideIncorrect,
  selectOnlyProcessSelected,
  selectSegmentCount,
  selectSelectedCount,
  selectionCleared,
} from '@/article';
import { selectAllRequested } from '../../segmentation.slice';

/** Shows how many segments are selected, and how the selection affects the grid and recognition. */
export function SelectionBar({ disabled }: { readonly disabled: boolean }) {
  const dispatch = useDispatch();
  const total = useSelector(selectSegmentCount);
  const selected = useSelector(selectSelectedCount);
  return (
    <Bar>
      <Num>
        {selected} of {total} segments selected
      </Num>
      <Button variant="quiet" size="s" onClick={() => dispatch(selectAllRequested())}>
        Select All
      </Button>
      <Button variant="quiet" size="s" onClick={() => dispatch(selectionCleared())}>
        Clear
      </Button>
      <Spacer />
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
    </Bar>
  );
}
