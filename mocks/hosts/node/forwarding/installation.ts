import type { PageConfig } from '../serving/pageConfig';

/** The services that answer in place of the local ones. */
export interface Installation {
  /** Base of the calls, such as `https://host/api`. */
  readonly apiUrl: string;
  /** Base of the live channel, `ws:` or `wss:`. */
  readonly socketUrl: string;
}

/** The installation that a configuration names; the live channel is beside its calls unless it says otherwise. */
export const installationOf = ({ apiUrl, socketUrl }: PageConfig): Installation => ({
  apiUrl,
  socketUrl: socketUrl ?? apiUrl.replace(/^http/, 'ws'),
});
