import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { DropLine } from '@/ui/DropLine/DropLine';
import { Progress } from '@/ui/Progress/Progress';
import { Num } from '@/ui/Text/Text';
import { taskCancelRequested } from '../library.actions';
import { selectLibraryTask } from '../library.selectors';

const WORDS = {
  accepting: 'Accepting readings, by article',
  converting: 'Writing molfiles',
  exporting: 'Exporting, by article',
  asking: 'Asking Wikidata',
  identifying: 'Identifying structures',
  packing: 'Writing the library file',
  importing: 'Importing',
  recording: 'Reading records',
  lookingUp: 'Looking up records',
  seeking: 'Looking for sure readings, by article',
  takingBack: 'Taking readings back, by article',
} as const;

/** What takes its time, and can be cancelled. */
export function TaskLine() {
  const dispatch = useDispatch();
  const task = useSelector(selectLibraryTask);
  if (!task) return null;
  const words = `${WORDS[task.kind]}: ${task.done} of ${task.total}`;
  return (
    <DropLine role="status">
      <Num>{words}</Num>
      <span style={{ flex: 1 }}>
        <Progress label={WORDS[task.kind]} value={task.done} max={task.total} valueText={words} />
      </span>
      <Button size="s" onClick={() => dispatch(taskCancelRequested())}>
        Cancel
      </Button>
    </DropLine>
  );
}
