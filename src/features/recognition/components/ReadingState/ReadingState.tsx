import { Clock, OctagonAlert } from 'lucide-react';
import { useSelector } from 'react-redux';
import { Icon } from '@/ui/Icon/Icon';
import {
  selectItem,
  selectReadingFailure,
  type ReadingRootState,
} from '../../recognition.selectors';
import { State } from './ReadingState.styles';

/** Shown in place of a structure: nothing yet, in progress, or what went wrong. */
export function ReadingState({ id }: { readonly id: string }) {
  const status = useSelector((state: ReadingRootState) => selectItem(state, id)?.status);
  const failure = useSelector((state: ReadingRootState) => selectReadingFailure(state, id));
  if (status === 'queued') return <State>Queued</State>;
  if (status === 'running') {
    return (
      <State>
        <Icon of={Clock} />
        Recognising
      </State>
    );
  }
  if (failure === undefined) return <State>Not yet recognised</State>;
  return (
    <State $failed title={failure}>
      <span>
        <Icon of={OctagonAlert} size={14} /> {failure}
      </span>
    </State>
  );
}
