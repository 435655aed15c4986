import { usePlatform } from '@/platform/PlatformContext';
import { FramedNotice } from '@/ui/Notice/FramedNotice';

/** Tells the user that submissions go to a local stand-in, not to the real COCONUT. */
export function StandInNotice() {
  const { config } = usePlatform();
  if (!config.coconutIsStandIn) return null;
  return (
    <FramedNotice tone="info">
      This is a stand-in for COCONUT on your own machine: nothing is sent to the real database.
      {config.servicesScript === undefined && (
        <>
          {' '}
          <a href={`${config.coconutUrl}/submissions`} target="_blank" rel="noopener noreferrer">
            Accepted submissions
          </a>
        </>
      )}
    </FramedNotice>
  );
}
