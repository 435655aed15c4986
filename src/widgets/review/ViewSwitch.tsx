import { useDispatch, useSelector } from 'react-redux';
import { selectReviewView, viewShown, type ReviewView } from '@/features/review';
import { SegmentedControl, type SegmentedOption } from '@/ui/SegmentedControl/SegmentedControl';
import { SwitchBox } from '@/ui/SegmentedControl/SwitchBox';

const VIEWS: readonly SegmentedOption<ReviewView>[] = [
  { value: 'drawings', label: 'Drawings' },
  { value: 'compounds', label: 'Compounds' },
  { value: 'check', label: 'Structure check', short: 'Check' },
  { value: 'report', label: 'Report' },
];

/** The drawings one by one, the table of their compounds, what the checks find, or the report to be printed. */
export function ViewSwitch() {
  const dispatch = useDispatch();
  const view = useSelector(selectReviewView);
  return (
    <SwitchBox data-needs-room="">
      <SegmentedControl
        label="View"
        options={VIEWS}
        value={view ?? 'drawings'}
        onChange={(chosen) => dispatch(viewShown(chosen))}
      />
    </SwitchBox>
  );
}
