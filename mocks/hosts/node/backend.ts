import type { EngineDescription } from '../../services/routes/ocsr/engines';
import type { RequestListener, Server } from 'node:http';
import type { Services } from '../../services/app';

/** What answers beside the page, on its server or on one of its own. */
export interface Backend extends Pick<Services, 'warmUp' | 'close'> {
  /** The engines that it offers; absent where an installation answers, which the page asks itself. */
  readonly engines?: () => Promise<readonly EngineDescription[]>;
  /** Lets a proxy notice that this process stops, and requests under way end; resolves when that time is over. */
  readonly drain: () => Promise<void>;
  /** @param prefix where it is mounted, `/api` or nothing; what mounts it takes that off the requests' path */
  readonly listener: (prefix?: string) => RequestListener;
  /**
   * Takes the live channel's connections.
   *
   * @param prefix where it is mounted on this server
   * @param isAlone false where others take sockets on this server, too
   */
  readonly attachWebSocket: (server: Server, prefix?: string, isAlone?: boolean) => void;
}
