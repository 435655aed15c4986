import type { Form, FormLimits } from './form';

/** What a host provides along with each request. */
export interface HostBindings {
  /** The address at the other end of the connection. */
  readonly peer: string;
  /** The peer is a proxy, on another machine, that the host was told to believe. */
  readonly peerIsProxy?: boolean;
  /** Where the services are mounted on the host's server, `/api` or empty; the request's path excludes it. */
  readonly prefix: string;
  /**
   * Reads the request's form, multipart or urlencoded, as it arrives, without buffering beyond the limits.
   * `Request.formData()` would read everything before it could refuse.
   *
   * @throws HttpError 413 for a file or request over the limits, 400 for a malformed form; the signal's
   *   reason on abort
   */
  readonly readForm: (limits: FormLimits, signal: AbortSignal) => Promise<Form>;
  /** Aborts the connection. */
  readonly cutConnection: () => void;
}

export type FetchHandler = (
  request: Request,
  bindings: HostBindings,
) => Response | Promise<Response>;
