import type { EngineId } from '@/domain/engines';
import { RequestError } from './apiError';
import type { ApiRequest, FormValue, RequestContext } from './apiRequest';

/** The drawing to read: a segment on the services, as `{dir}/all_segments/{file}`, or an uploaded file. */
export type DrawingSource =
  | { readonly imagePath: string }
  | { readonly image: { readonly fileId: string; readonly name: string } };

export interface RecognitionArg {
  readonly drawing: DrawingSource;
  readonly engine: EngineId;
  /** Only engines with weights for hand drawings accept it; the others refuse it. */
  readonly handDrawn?: boolean;
  /** Rather an answer at once than one that waits for all programs; it then says which one it `awaits`. */
  readonly acceptsUnconfirmed?: boolean;
  /** Rather what the PDF itself states of the drawing, if it does, than a reading. */
  readonly acceptsStated?: boolean;
}

export interface DepictedRecognitionArg extends RecognitionArg {
  /** `both` by default. */
  readonly output?: 'smiles' | 'both';
  /** Pixels, 512 by default. */
  readonly width?: number;
  readonly height?: number;
}

function drawingField(source: DrawingSource): Record<string, FormValue> {
  if ('image' in source) {
    return { image_file: { fileId: source.image.fileId, filename: source.image.name } };
  }
  if (source.imagePath === '') {
    throw new RequestError('INPUT_MISSING', 'Either imageFile or imagePath must be provided');
  }
  return { image_path: source.imagePath };
}

/** Pixels (docs/requirements/core.md 7.21). */
export const DEPICTION_SIDE = 512;

export interface RecognitionCall {
  readonly path: string;
  readonly timeLimitMs: number;
  readonly fields?: Readonly<Record<string, FormValue>>;
  readonly takesHandDrawn?: boolean;
}

/** A request to one of the recognition calls, which share most of their fields. */
export function recognitionRequest(
  { drawing, engine, handDrawn = false, acceptsUnconfirmed, acceptsStated }: RecognitionArg,
  { path, timeLimitMs, fields, takesHandDrawn = true }: RecognitionCall,
) {
  return ({ config }: RequestContext): ApiRequest => ({
    method: 'POST',
    path,
    form: {
      ...drawingField(drawing),
      engine,
      ...fields,
      hand_drawn:
        takesHandDrawn && (handDrawn || engine === config.product) ? handDrawn : undefined,
      accept_unconfirmed: acceptsUnconfirmed || undefined,
      accept_stated: acceptsStated || undefined,
    },
    timeLimitMs,
  });
}
