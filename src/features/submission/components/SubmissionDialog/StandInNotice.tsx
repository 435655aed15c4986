import { usePlatform } from '@/platform/PlatformContext';
import { Framed } from '@/ui/Notice/Framed';
import { Notice } from '@/ui/Notice/Notice';

/** Tells the user that submissions go to a local stand-in, not to the real COCONUT. */
export function StandInNotice() {
  const { config } = usePlatform();
  if (!config.coconutIsStandIn) return null;
  return (
    <Framed>
      <Notice tone="info" wraps>
        This is a stand-in for COCONUT on your own machine: nothing is sent to the real database.
        {config.servicesScript === undefined && (
          <>
            {' '}
            <a href={`${config.coconutUrl}/submissions`} target="_blank" rel="noopener noreferrer">
              Accepted submissions
            </a>
          </>
        )}
      </Notice>
    </Framed>
  );
}
