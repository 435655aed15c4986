/**
 * What the page and the worker with its own services tell each other (`mocks/hosts/browser`): requests and
 * answers as plain data, since neither a Request nor a FormData can be sent to a worker.
 */
import type { EngineDownload } from '../../engineDownloads';
import type { SocketEvent } from '../../sockets';

export type WorkerBody =
  | { readonly kind: 'none' }
  | { readonly kind: 'text'; readonly text: string }
  /** Files cross without being copied. */
  | { readonly kind: 'form'; readonly entries: readonly (readonly [string, string | File])[] };

export interface WorkerRequest {
  readonly kind: 'request';
  readonly id: number;
  /** Absolute. */
  readonly url: string;
  readonly method: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: WorkerBody;
}

export type ToServicesWorker =
  | WorkerRequest
  /** Of the request with this id. */
  | { readonly kind: 'abort'; readonly id: number }
  /** A live channel; the port carries `ToLiveChannel` there and `SocketEvent` back. */
  | { readonly kind: 'connect'; readonly sessionId: string; readonly port: MessagePort }
  | { readonly kind: 'cancel-downloads' }
  | { readonly kind: 'download'; readonly part: string };

export type ToLiveChannel =
  | { readonly kind: 'frame'; readonly text: string }
  | { readonly kind: 'close' };

export type FromLiveChannel = SocketEvent;

export type FromServicesWorker =
  | {
      readonly kind: 'answer';
      readonly id: number;
      readonly status: number;
      readonly headers: readonly (readonly [string, string])[];
      /** Null for an answer that has none, such as 204. */
      readonly body: ArrayBuffer | null;
    }
  /** No answer: the request could not be read, or was aborted. */
  | { readonly kind: 'failure'; readonly id: number; readonly message: string }
  | { readonly kind: 'download'; readonly download: EngineDownload };
