import { useDispatch, useSelector } from 'react-redux';
import { Chip, Chips } from '@/ui/Chip/Chip';
import { SHOWN_STATES } from '../../annotationStates';
import { selectShownState } from '../../annotationView.slice';
import { selectStateCounts } from '../../annotations.selectors';
import { stateChosen, type ShownState } from '../../annotationView.slice';

const NAMES: Readonly<Record<ShownState, string>> = {
  all: 'Any state',
  doubtful: 'Doubtful',
  checked: 'Checked',
  added: 'Added',
};

/** Filters the list by what is known of the annotations. */
export function StateFilter() {
  const dispatch = useDispatch();
  const counts = useSelector(selectStateCounts);
  const shown = useSelector(selectShownState);
  return (
    <Chips role="group" aria-label="Filter by state">
      {SHOWN_STATES.map((state) => (
        <Chip
          key={state}
          pressed={state === shown}
          count={counts[state]}
          onClick={() => dispatch(stateChosen(state))}
        >
          {NAMES[state]}
        </Chip>
      ))}
    </Chips>
  );
}
