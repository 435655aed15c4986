import { answerJson } from '../http/answers';
import { readFields } from '../http/fields';
import { HttpError } from '../http/httpError';
import { queryOf } from '../http/queryOf';
import type { WebApp, WebContext } from '../http/webApp';
import { onOperation } from '../openapi/operation';
import { isBoxFilename, parseSegmentFilename } from '../../engine/segmentation/segment';
import { sessionIdOf } from '../sessions/sessionGate';
import { DECIMER } from './operations/documentOperations';
import { answerPng } from './pngAnswer';
import { describeSegment } from './segmentAnswer';
import { workOf, type ServiceContext } from './serviceContext';

/** What was found in the session's documents: lists, cropped images and pages with the segments marked. */
export function addSegmentRoutes(router: WebApp, context: ServiceContext): void {
  const { segments } = context;
  onOperation(router, DECIMER.listSegments, async (call) => {
    const directories = await segments.listDirectories(sessionIdOf(call));
    return answerJson(call, { segment_directories: directories });
  });
  onOperation(router, DECIMER.listDirectory, async (call) => {
    const { directory = '', subdirectory = '' } = call.req.param();
    requireInside(directory, subdirectory, 'directory or subdirectory');
    const list = await segments.list(sessionIdOf(call), directory);
    if (!list || subdirectory !== 'all_segments') {
      throw new HttpError(404, `Directory not found: ${directory}/${subdirectory}`);
    }
    return answerJson(call, {
      files: list.map(({ filename }) => filename),
      segments: list.map(describeSegment),
    });
  });
  onOperation(router, DECIMER.getSegmentImage, (call) => sendSegment(context, call));
  onOperation(router, DECIMER.getHighlightedPage, (call) =>
    sendHighlightedPage(context, call, call.req.param('segment_filename') ?? ''),
  );
}

function requireInside(directory: string, name: string, what: string): void {
  if (directory.includes('..') || name.includes('..'))
    throw new HttpError(400, `Invalid ${what} name`);
}

async function sendSegment({ segments }: ServiceContext, call: WebContext): Promise<Response> {
  const { directory = '', image_name: path = '' } = call.req.param();
  requireInside(directory, path, 'directory or image');
  const name = path.replace(/^all_segments\//, '');
  const png = await segments.readImage(sessionIdOf(call), directory, name);
  if (!png) throw new HttpError(404, `Image not found: ${directory}/${path}`);
  return answerPng(call, name, png);
}

async function sendHighlightedPage(
  context: ServiceContext,
  call: WebContext,
  name: string,
): Promise<Response> {
  const { pdf_filename: pdfFilename } = readFields(
    DECIMER.getHighlightedPage.query,
    queryOf(call.req),
    'query',
  );
  if (!parseSegmentFilename(name) && !isBoxFilename(name))
    throw new HttpError(400, `Invalid segment filename format: ${name}`);
  const { documents, segments, pool } = context;
  const sessionId = sessionIdOf(call);
  const document = await documents.findByFilename(sessionId, pdfFilename);
  if (!document) throw new HttpError(404, `PDF file not found: ${pdfFilename}`);
  const segment = await segments.find(sessionId, document.directory, name);
  // The reference services would mark an invented box.
  if (!segment) throw new HttpError(404, `Segment not found: ${document.directory}/${name}`);
  const { pageNumber: pageIndex, segmentNumber } = segment;
  const work = workOf(call);
  const input = { pdf: await documents.read(document), pageIndex, box: segment.bbox_points };
  const { png } = await pool.run('segmentation.highlightPage', input, work);
  return answerPng(
    call,
    `${document.directory}_segment-${pageIndex}-${segmentNumber - 1}.png`,
    png,
  );
}
