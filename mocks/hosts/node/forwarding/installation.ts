import { DEFAULT_UPLOAD_MEGABYTES } from '../../../services/uploadLimit';
import type { PageConfig } from '../serving/pageConfig';

/** The services that are used instead of the local ones. */
export interface Installation {
  /** Base of the calls, such as `https://host/api`. */
  readonly apiUrl: string;
  /** Base of the live channel, `ws:` or `wss:`. */
  readonly socketUrl: string;
  /** Largest PDF that it takes, as its page is told. */
  readonly maxUploadMb: number;
}

/** The installation given by a configuration; unless set otherwise, its live channel is next to its calls. */
export const installationOf = ({
  apiUrl,
  socketUrl,
  maxUploadMb = DEFAULT_UPLOAD_MEGABYTES,
}: PageConfig): Installation => ({
  apiUrl,
  maxUploadMb,
  socketUrl: socketUrl ?? apiUrl.replace(/^http/, 'ws'),
});
