import { Clock, OctagonAlert, RotateCw } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { Icon } from '@/ui/Icon/Icon';
import { selectIsRunning, selectItem } from '../../recognition.selectors';
import { recognitionRetryRequested, type RecognitionRootState } from '../../recognition.slice';
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
      return <Failure id={id} message={item.message} />;
    case 'done':
    case undefined:
      return <State>Not yet recognised</State>;
  }
}

function Failure({ id, message }: { readonly id: string; readonly message: string }) {
  const dispatch = useDispatch();
  const isRunning = useSelector(selectIsRunning);
  return (
    <State $failed title={message}>
      <Icon of={OctagonAlert} />
      <span>{message}</span>
      <Button
        size="s"
        icon={RotateCw}
        disabled={isRunning}
        onClick={() => dispatch(recognitionRetryRequested({ ids: [id] }))}
      >
        Retry
      </Button>
    </State>
  );
}
