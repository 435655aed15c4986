import type { PageConfig } from '../serving/pageConfig';

/** The services that are used instead of the local ones. */
export interface Installation {
  /** Base of the calls, such as `https://host/api`. */
  readonly apiUrl: string;
  /** Base of the live channel, `ws:` or `wss:`. */
  readonly socketUrl: string;
}

/** The installation given by a configuration; unless set otherwise, its live channel is next to its calls. */
export const installationOf = ({ apiUrl, socketUrl }: PageConfig): Installation => ({
  apiUrl,
  socketUrl: socketUrl ?? apiUrl.replace(/^http/, 'ws'),
});
