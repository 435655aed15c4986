import type { RequestListener } from 'node:http';
import type { Services } from '../../services/app';

/** What answers beside the page, on its server or on one of its own. */
export interface Backend extends Pick<Services, 'attachWebSocket' | 'warmUp' | 'close'> {
  /** @param prefix where it is mounted, `/api` or nothing; what mounts it takes that off the requests' path */
  readonly listener: (prefix?: string) => RequestListener;
}
