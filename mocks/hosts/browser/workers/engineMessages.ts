import type { ListKind } from '../../../engine/lists/listKind';
import type { PartFiles, PartName } from '../parts/engineParts';
import type { TaskRequest } from '../../workers/workerMessages';

/**
 * Sent to a worker of the engine: a part that has arrived, a list of the user's or that there is none, or a task. pdf.js posts messages of its own within
 * the worker, so ours have a kind.
 */
export type ToEngineWorker =
  | { readonly kind: 'part'; readonly name: PartName; readonly files: PartFiles }
  | { readonly kind: 'list'; readonly name: ListKind; readonly file: Blob | undefined }
  | { readonly kind: 'task'; readonly request: TaskRequest };
