import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { usePlatform } from '@/platform/PlatformContext';
import { LiveRegion } from '@/ui/LiveRegion/LiveRegion';
import { selectLifecycle } from '../../lifecycle.slice';
import type { SessionLifecycle } from '../../sessionState';

const NAME = 'MARCUS';
const YOUR_TURN = `Your turn – ${NAME}`;

interface SessionTitleProps {
  /** The page shown instead of the work, if any. */
  readonly pageName?: string | undefined;
}

/**
 * Keeps a user who is looking elsewhere informed about the session, through the window title and screen
 * readers. The title begins with the name of the page being shown.
 */
export function SessionTitle({ pageName }: SessionTitleProps) {
  const session = useSelector(selectLifecycle);
  useWindowTitle(session.status, titleOf(session, pageName));
  return <LiveRegion>{announcementOf(session)}</LiveRegion>;
}

function titleOf(session: SessionLifecycle, pageName: string | undefined): string {
  const page = pageName === undefined ? undefined : `${pageName} – ${NAME}`;
  if (session.status !== 'waiting') return page ?? NAME;
  const { queuePosition } = session.place.session;
  const words = page ?? `${NAME} – Almost Ready`;
  return queuePosition === undefined ? words : `(${queuePosition}) ${words}`;
}

/** Changes only with the status and the queue position, never with the time. */
function announcementOf(session: SessionLifecycle): string {
  switch (session.status) {
    case 'initializing':
      return 'Checking availability...';
    case 'waiting': {
      const { queuePosition } = session.place.session;
      return queuePosition === undefined
        ? 'Almost Ready.'
        : `Almost Ready. Position ${queuePosition} in the queue.`;
    }
    case 'active':
      return 'MARCUS is active.';
    case 'failed':
      return 'Unable to connect to MARCUS services.';
    case 'left':
      return 'You have left MARCUS.';
  }
}

function useWindowTitle(status: SessionLifecycle['status'], title: string): void {
  const { lifecycle } = usePlatform();
  const waited = useRef(false);
  useEffect(() => {
    const isPromotion = waited.current && status === 'active';
    waited.current = status === 'waiting';
    const show = () => {
      document.title = title;
    };
    if (!isPromotion || lifecycle.isVisible()) {
      show();
      return undefined;
    }
    document.title = YOUR_TURN;
    return lifecycle.subscribe(({ kind }) => {
      if (kind === 'visible') show();
    });
  }, [status, title, lifecycle]);
}
