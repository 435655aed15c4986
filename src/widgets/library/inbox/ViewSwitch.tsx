import { useDispatch, useSelector } from 'react-redux';
import { inboxTurned, selectInboxPlace, type LibraryView } from '@/features/library';
import { SwitchBox } from '@/ui/SegmentedControl/SwitchBox';
import { SegmentedControl, type SegmentedOption } from '@/ui/SegmentedControl/SegmentedControl';

const VIEWS: readonly SegmentedOption<LibraryView>[] = [
  { value: 'articles', label: 'Articles' },
  { value: 'inbox', label: 'Drawings to check' },
  { value: 'check', label: 'Structure check' },
  { value: 'statistics', label: 'Statistics' },
];

/** The list of articles, the drawings of all of them that wait to be checked, what the checks find in them, or statistics. */
export function ViewSwitch() {
  const dispatch = useDispatch();
  const { view } = useSelector(selectInboxPlace);
  return (
    <SwitchBox>
      <SegmentedControl
        label="View"
        options={VIEWS}
        value={view}
        onChange={(chosen) => dispatch(inboxTurned({ view: chosen }))}
      />
    </SwitchBox>
  );
}
