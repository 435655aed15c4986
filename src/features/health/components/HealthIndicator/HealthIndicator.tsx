import { CircleCheck, CircleDashed } from 'lucide-react';
import { useSelector } from 'react-redux';
import { usePlatform } from '@/platform/PlatformContext';
import { Icon } from '@/ui/Icon/Icon';
import { Ellipsis } from '@/ui/Text/Text';
import { selectBackendIsReady, selectHealthMessage } from '../../health.slice';
import { Status } from './HealthIndicator.styles';

/** Where the services run in workers of this page, there is no backend. */
const IN_THIS_BROWSER: Readonly<Record<string, string>> = {
  'Backend initializing': 'Starting in this browser',
  'Backend ready': 'Ready in this browser',
};

/** 'Backend initializing' until the services answer, then 'Backend ready' for a while, then nothing. */
export function HealthIndicator() {
  const message = useSelector(selectHealthMessage);
  const isReady = useSelector(selectBackendIsReady);
  const isInBrowser = usePlatform().config.servicesScript !== undefined;
  return (
    <Status role="status" $ready={isReady}>
      {message !== undefined && (
        <>
          <Icon of={isReady ? CircleCheck : CircleDashed} size={14} />
          <Ellipsis>{isInBrowser ? (IN_THIS_BROWSER[message] ?? message) : message}</Ellipsis>
        </>
      )}
    </Status>
  );
}
