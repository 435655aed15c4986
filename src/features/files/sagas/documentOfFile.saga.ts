import type { SagaGenerator } from '@/lib/saga/effects';
import {
  documentOfDrawings,
  documentOfPictures,
  documentOfStructures,
  type FileAtHand,
  type MadeDocument,
} from './makeDocument.saga';

export const PICTURE = /\.(?:png|jpe?g|tiff?|svg)$/i;

/** ChemDraw's own, and what its drawings are embedded in. */
const CHEMDRAW = /\.(?:cdxml?|docx|pptx)$/i;

/**
 * The document that one file becomes which is no PDF.
 *
 * @throws Error with what is wrong, if nothing of it can be taken
 */
export function* documentOfFile(file: FileAtHand): SagaGenerator<MadeDocument> {
  const { name } = file;
  if (PICTURE.test(name)) return yield* documentOfPictures(name, [file]);
  return yield* (CHEMDRAW.test(name) ? documentOfDrawings : documentOfStructures)(file);
}
