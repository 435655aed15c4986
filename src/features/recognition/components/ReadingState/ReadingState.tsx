import { Clock, OctagonAlert } from 'lucide-react';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Icon } from '@/ui/Icon/Icon';
import { selectReadingFailure, selectReadingStatus } from '../../recognition.selectors';
import { State } from './ReadingState.styles';

/** Shown in place of a structure: nothing yet, in progress, or what went wrong. */
export function ReadingState({ id }: { readonly id: string }) {
  const status = useSelectorWith(selectReadingStatus, id);
  const failure = useSelectorWith(selectReadingFailure, id);
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
