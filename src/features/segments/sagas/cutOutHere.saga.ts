import { segmentsApi } from '@/api/segments';
import { fileStem, uploadName } from '@/domain/fileNames';
import { boxFilename, segmentPath, type Segment, type SegmentBox } from '@/domain/segment';
import type { OpenDocument } from '@/article';
import { call, put, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { withPages } from '@/lib/saga/withPages';
import { segmentImageOf } from '../segmentImage';

/** As the services cut out: pixels per inch, and white around the drawing in points. */
const DPI = 300;
const MARGIN = 4;

/**
 * The segment with a cut-out that is made here, for services that cut out no boxes. Its picture lies where
 * their answers lie, under the name that it would have there.
 *
 * @throws PdfError
 */
export function* cutOutHere(
  segment: Segment,
  box: SegmentBox,
  { file }: OpenDocument,
): SagaGenerator<Segment> {
  const filename = boxFilename(box);
  const directory = segment.path.split('/')[0] || fileStem(uploadName(file.name, file.hash));
  const next = { ...segment, filename, path: segmentPath(directory, filename) };
  const arg = segmentImageOf(next);
  const { getSegmentImage } = segmentsApi.endpoints;
  if ((yield* select(getSegmentImage.select(arg))).data) return next;
  const { blobs } = yield* getPlatform();
  const value = blobs.add(yield* draw(file.fileId, box));
  yield* put(
    segmentsApi.util.upsertQueryEntries([{ endpointName: 'getSegmentImage', arg, value }]),
  );
  return next;
}

function* draw(fileId: string, box: SegmentBox): SagaGenerator<Blob> {
  return yield* withPages(fileId, function* cutOut(pages) {
    return yield* call(() => pages.renderPart(box.page + 1, box, { dpi: DPI, margin: MARGIN }));
  });
}
