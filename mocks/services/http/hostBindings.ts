import type { Form, FormLimits } from './form';

/** What a host tells the services of a request, beside the request itself. */
export interface HostBindings {
  /** The address at the other end of the connection. */
  readonly peer: string;
  /** Where the services stand on the host's server, `/api` or nothing: the request's path comes without it. */
  readonly prefix: string;
  /**
   * Reads the request's form, multipart or urlencoded, while it arrives; nothing beyond the limits is kept.
   * `Request.formData()` reads all of it before it can refuse.
   *
   * @throws HttpError 413 for a file or a request beyond the limits, 400 for a broken form
   */
  readonly readForm: (limits: FormLimits) => Promise<Form>;
  /** Breaks the connection off. */
  readonly cutConnection: () => void;
}

/** Gives a request its answer. */
export type FetchHandler = (
  request: Request,
  bindings: HostBindings,
) => Response | Promise<Response>;
