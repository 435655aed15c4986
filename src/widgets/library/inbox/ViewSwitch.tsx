import { useDispatch, useSelector } from 'react-redux';
import { inboxTurned, selectInboxPlace } from '@/features/library';
import { SegmentedControl, type SegmentedOption } from '@/ui/SegmentedControl/SegmentedControl';

const VIEWS: readonly SegmentedOption<'articles' | 'inbox'>[] = [
  { value: 'articles', label: 'Articles' },
  { value: 'inbox', label: 'Drawings to check' },
];

/** The list of articles, or the drawings of all of them that wait to be checked. */
export function ViewSwitch() {
  const dispatch = useDispatch();
  const { isShown } = useSelector(selectInboxPlace);
  return (
    <SegmentedControl
      label="View"
      options={VIEWS}
      value={isShown ? 'inbox' : 'articles'}
      onChange={(view) => dispatch(inboxTurned({ isShown: view === 'inbox' }))}
    />
  );
}
