import { CircleCheck, CircleDashed } from 'lucide-react';
import { useSelector } from 'react-redux';
import { Icon } from '@/ui/Icon/Icon';
import { Ellipsis } from '@/ui/Text/Text';
import { selectBackendIsReady, selectHealthMessage } from '../../health.slice';
import { Status } from './HealthIndicator.styles';

/** 'Backend initializing' until the services answer, then 'Backend ready' for a while, then nothing. */
export function HealthIndicator() {
  const message = useSelector(selectHealthMessage);
  const isReady = useSelector(selectBackendIsReady);
  return (
    <Status role="status" $ready={isReady}>
      {message !== undefined && (
        <>
          <Icon of={isReady ? CircleCheck : CircleDashed} size={14} />
          <Ellipsis>{message}</Ellipsis>
        </>
      )}
    </Status>
  );
}
