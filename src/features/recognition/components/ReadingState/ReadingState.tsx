import { Clock, OctagonAlert } from 'lucide-react';
import { useSelector } from 'react-redux';
import { Icon } from '@/ui/Icon/Icon';
import { selectItem } from '../../recognition.selectors';
import type { RecognitionRootState } from '../../recognition.slice';
import { State } from './ReadingState.styles';

/** What stands in a structure's place while there is none: nothing yet, at work, or what went wrong. */
export function ReadingState({ id }: { readonly id: string }) {
  const item = useSelector((state: RecognitionRootState) => selectItem(state, id));
  switch (item?.status) {
    case 'queued':
      return <State>Queued</State>;
    case 'running':
      return (
        <State>
          <Icon of={Clock} />
          Recognising
        </State>
      );
    case 'failed':
      return (
        <State $failed title={item.message}>
          <span>
            <Icon of={OctagonAlert} size={14} /> {item.message}
          </span>
        </State>
      );
    case 'done':
    case undefined:
      return <State>Not yet recognised</State>;
  }
}
