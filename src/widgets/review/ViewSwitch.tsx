import { useDispatch, useSelector } from 'react-redux';
import { selectReviewView, viewShown, type ReviewView } from '@/features/review';
import { SegmentedControl, type SegmentedOption } from '@/ui/SegmentedControl/SegmentedControl';
import { SwitchBox } from './ViewSwitch.styles';

const VIEWS: readonly SegmentedOption<ReviewView>[] = [
  { value: 'drawings', label: 'Drawings' },
  { value: 'compounds', label: 'Compounds' },
];

/** The drawings one by one, or the table of their compounds. */
export function ViewSwitch() {
  const dispatch = useDispatch();
  const view = useSelector(selectReviewView);
  return (
    <SwitchBox>
      <SegmentedControl
        label="View"
        options={VIEWS}
        value={view ?? 'drawings'}
        onChange={(chosen) => dispatch(viewShown(chosen))}
      />
    </SwitchBox>
  );
}
