import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { labelText } from '@/domain/labels';
import { Chip, Chips } from '@/ui/Chip/Chip';
import { selectAnnotationGroups, selectLabelCounts } from '../../annotations.selectors';
import { selectShownLabel } from '../../annotationView.slice';
import { labelChosen } from '../../annotationView.slice';
import { labelColour } from '../../labelColour';

/** Labels shown before the rest is collapsed; two rows in a column of typical width. */
const UNFOLDED = 4;

/** Filters the list by label: 'All', then each label with its count, with the rarer ones collapsed. */
export function LabelFilter() {
  const dispatch = useDispatch();
  const total = useSelector(selectAnnotationGroups).length;
  const counts = useSelector(selectLabelCounts);
  const shownLabel = useSelector(selectShownLabel);
  const [isUnfolded, setIsUnfolded] = useState(false);
  // Collapsing a single label would save no space.
  const folds = counts.length > UNFOLDED + 1;
  const visible = counts.filter(
    ({ label }, index) => !folds || isUnfolded || index < UNFOLDED || label === shownLabel,
  );
  const hiddenCount = counts.length - visible.length;
  return (
    <Chips role="group" aria-label="Filter by label">
      <Chip pressed={shownLabel === null} count={total} onClick={() => dispatch(labelChosen(null))}>
        All
      </Chip>
      {visible.map(({ label, count }) => (
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
      {folds && (
        <Chip expanded={isUnfolded} onClick={() => setIsUnfolded(!isUnfolded)}>
          {isUnfolded ? 'Fewer' : `${hiddenCount} more`}
        </Chip>
      )}
    </Chips>
  );
}
