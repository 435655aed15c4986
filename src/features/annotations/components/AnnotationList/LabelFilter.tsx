import { useDispatch, useSelector } from 'react-redux';
import { labelText } from '@/domain/labels';
import { Chip, Chips } from '@/ui/Chip/Chip';
import { selectAnnotationGroups, selectLabelCounts } from '../../annotations.selectors';
import { selectShownLabel } from '../../annotationView.slice';
import { labelChosen } from '../../annotationView.slice';
import { labelColour } from '../../labelColour';

/** Filters the list by label: 'All', then each label with its count, in one line that scrolls sideways. */
export function LabelFilter() {
  const dispatch = useDispatch();
  const total = useSelector(selectAnnotationGroups).length;
  const counts = useSelector(selectLabelCounts);
  const shownLabel = useSelector(selectShownLabel);
  return (
    <Chips role="group" aria-label="Filter by label">
      <Chip pressed={shownLabel === null} count={total} onClick={() => dispatch(labelChosen(null))}>
        All
      </Chip>
      {counts.map(({ label, count }) => (
        <Chip
          key={label}
          pressed={label === shownLabel}
          colour={labelColour(label)}
          count={count}
          onClick={() => dispatch(labelChosen(label))}
        >
          {labelText(label)}
        </Chip>
      ))}
    </Chips>
  );
}
