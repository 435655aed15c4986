import { HttpError } from '../../http/httpError';
import type { Form } from '../../http/form';
import type { SegmentMetadata } from '../../../engine/segmentation/segment';
import type { ServiceContext } from '../serviceContext';

/** A drawing to recognise. */
export interface DrawingSource {
  /** Base name, as used in answers. */
  readonly name: string;
  readonly image: Uint8Array;
  /** Its location in a stored document; null for an uploaded picture. */
  readonly place: DrawingPlace | null;
}

export interface DrawingPlace {
  readonly pdf: Uint8Array;
  readonly segment: SegmentMetadata;
}

const IMAGE_NAME = /\.(png|jpe?g|tiff?|bmp)$/i;

/**
 * The drawing specified by a form: `image_file`, or `image_path` as `{dir}/all_segments/{file}`.
 *
 * Unlike in the reference services, a path is looked up only in the session's own documents, and never falls
 * back to a segment of the same name in another document.
 */
export async function findDrawing(
  context: ServiceContext,
  sessionId: string,
  { files, fields }: Form,
): Promise<DrawingSource> {
  const { image_file: file } = files;
  if (file && file.filename !== '') {
    if (!IMAGE_NAME.test(file.filename)) {
      throw new HttpError(400, 'Uploaded file must be an image (PNG, JPG, TIFF, or BMP)');
    }
    const name = await context.images.add(sessionId, file);
    return { name, image: file.bytes, place: null };
  }
  const path = fields['image_path'] ?? '';
  if (path === '')
    throw new HttpError(400, 'Either an image file or an image path must be provided');
  const found = await findByPath(context, sessionId, path);
  if (!found) throw new HttpError(404, `Image file not found: ${path}`);
  return found;
}

async function findByPath(
  { documents, segments, images }: ServiceContext,
  sessionId: string,
  path: string,
): Promise<DrawingSource | undefined> {
  const parts = path.split('/').filter((part) => part !== '' && part !== 'all_segments');
  const [first = '', second] = parts;
  if (second === undefined) {
    const image = await images.read(sessionId, first);
    return image && { name: first, image, place: null };
  }
  const document = await documents.findByDirectory(sessionId, first);
  const segment = await segments.find(sessionId, first, second);
  const image = await segments.readImage(sessionId, first, second);
  if (parts.length > 2 || !document || !segment || !image) return undefined;
  return { name: second, image, place: { pdf: await documents.read(document), segment } };
}
