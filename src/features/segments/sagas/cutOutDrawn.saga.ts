import { toApiError } from '@/api/apiError';
import { boxesApi, type BoxCutOut, type BoxCutOutArg } from '@/api/boxes';
import { segmentsApi } from '@/api/segments';
import {
  hasCutOut,
  pageOfBoxFilename,
  segmentPath,
  type Segment,
  type SegmentBox,
} from '@/domain/segment';
import { isSameBox } from '@/domain/segmentBox';
import {
  type OpenDocument,
  segmentChanged,
  selectOpenDocument,
  selectSegmentById,
} from '@/article';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { segmentImageOf } from '../segmentImage';
import { cutOutHere } from './cutOutHere.saga';

const NOT_FOUND = 404;

/**
 * Makes sure that the box of a segment that the user drew is cut out: by services that offer it, otherwise
 * here. They keep cut-outs for a session only and answer at once what they have, so they are asked every time.
 *
 * @returns the segment as it then is; another one's is its own
 * @throws ApiError or PdfError
 */
export function* cutOutDrawn(segment: Segment): SagaGenerator<Segment> {
  const document = yield* select(selectOpenDocument);
  const { box } = segment;
  if (!document || !box || !isOfBox(segment)) return segment;
  const { getCutsOutBoxes } = boxesApi.endpoints;
  if (!(yield* callEndpoint(getCutsOutBoxes, undefined, { takesCached: true }))) {
    const made = yield* cutOutHere(segment, box, document);
    return yield* keep(segment, made);
  }
  const { directory, filename, pdfFilename, ...printed } = yield* askServices(
    segment,
    box,
    document,
  );
  const path = segmentPath(directory, filename);
  const next = yield* keep(segment, { ...segment, path, filename, pdfFilename, ...printed });
  yield* fetchPicture(next);
  return next;
}

/** One for which the services found a cut-out of their own keeps that. */
const isOfBox = (segment: Segment): boolean =>
  segment.origin === 'drawn' &&
  (!hasCutOut(segment) || pageOfBoxFilename(segment.filename) !== undefined);

/** The article is sent along if the services do not have it, or no longer. */
function* askServices(
  { pdfFilename }: Segment,
  box: SegmentBox,
  { file }: OpenDocument,
): SagaGenerator<BoxCutOut> {
  const { files } = yield* getPlatform();
  try {
    return yield* cutOut({ box, pdf: { pdfFilename } });
  } catch (error) {
    if (toApiError(error).status !== NOT_FOUND || !files.get(file.fileId)) throw error;
    return yield* cutOut({ box, pdf: file });
  }
}

function* cutOut(arg: BoxCutOutArg): SagaGenerator<BoxCutOut> {
  const answer = yield* callEndpoint(boxesApi.endpoints.cutOutBox, arg);
  if (pageOfBoxFilename(answer.filename) === arg.box.page) return answer;
  throw new Error('The services cut out something else');
}

/** Unless the box has become another one meanwhile. */
function* keep(segment: Segment, next: Segment): SagaGenerator<Segment> {
  const now = yield* select(selectSegmentById, segment.id);
  if (!now || !isSameBox(now.box, segment.box)) return segment;
  const { path, filename, pdfFilename, label, mentions } = next;
  const kept: Segment = {
    ...now,
    ...{ path, filename, pdfFilename },
    ...(label && { label }),
    ...(mentions && { mentions }),
  };
  if (now.path !== path || now.filename !== filename) yield* put(segmentChanged(kept));
  return kept;
}

/** A picture that failed in an earlier session is requested again; a missing picture does not stop the reading. */
function* fetchPicture(segment: Segment): SagaGenerator<void> {
  const { getSegmentImage } = segmentsApi.endpoints;
  try {
    yield* callEndpoint(getSegmentImage, segmentImageOf(segment), { takesCached: true });
  } catch {
    // Reported where the picture would be shown.
  }
}
