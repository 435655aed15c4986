import type { Request, Response, Router } from 'express';
import { readFields } from '../http/fields';
import { HttpError } from '../http/httpError';
import { onOperation } from '../openapi/operation';
import { parseSegmentFilename } from '../../engine/tasks/joinAnswers';
import { sessionIdOf } from '../sessions/sessionGate';
import { DECIMER } from './operations/documentOperations';
import { answerPng } from './pngAnswer';
import { describeSegment } from './segmentAnswer';
import { workOf, type ServiceContext } from './serviceContext';

/** What was found in the session's documents: lists, cut-outs and marked pages. */
export function addSegmentRoutes(router: Router, context: ServiceContext): void {
  const { segments } = context;
  onOperation(router, DECIMER.listSegments, async (_request, response) => {
    const directories = await segments.listDirectories(sessionIdOf(response));
    response.json({ segment_directories: directories });
  });
  onOperation(router, DECIMER.listDirectory, async (request, response) => {
    const { directory = '', subdirectory = '' } = request.params;
    requireInside(directory, subdirectory, 'directory or subdirectory');
    const list = await segments.list(sessionIdOf(response), directory);
    if (!list || subdirectory !== 'all_segments') {
      throw new HttpError(404, `Directory not found: ${directory}/${subdirectory}`);
    }
    response.json({
      files: list.map(({ filename }) => filename),
      segments: list.map(describeSegment),
    });
  });
  onOperation(router, DECIMER.getSegmentImage, (request, response) =>
    sendSegment(context, request, response),
  );
  onOperation(router, DECIMER.getHighlightedPage, (request, response) =>
    sendHighlightedPage(context, request, response, request.params.segment_filename ?? ''),
  );
}

function requireInside(directory: string, name: string, what: string): void {
  if (directory.includes('..') || name.includes('..'))
    throw new HttpError(400, `Invalid ${what} name`);
}

async function sendSegment(
  { segments }: ServiceContext,
  request: Request<Record<string, string>>,
  response: Response,
): Promise<void> {
  const { directory = '', image_name = '' } = request.params;
  // Express hands over in parts what may hold slashes.
  const path = [image_name].flat().join('/');
  requireInside(directory, path, 'directory or image');
  const name = path.replace(/^all_segments\//, '');
  const png = await segments.readImage(sessionIdOf(response), directory, name);
  if (!png) throw new HttpError(404, `Image not found: ${directory}/${path}`);
  answerPng(request, response, name, png);
}

async function sendHighlightedPage(
  context: ServiceContext,
  request: Request,
  response: Response,
  name: string,
): Promise<void> {
  const { pdf_filename: pdfFilename } = readFields(
    DECIMER.getHighlightedPage.query,
    request.query,
    'query',
  );
  const place = parseSegmentFilename(name);
  if (!place) throw new HttpError(400, `Invalid segment filename format: ${name}`);
  const { documents, segments, pool } = context;
  const sessionId = sessionIdOf(response);
  const document = await documents.findByFilename(sessionId, pdfFilename);
  if (!document) throw new HttpError(404, `PDF file not found: ${pdfFilename}`);
  const segment = await segments.find(sessionId, document.directory, name);
  // The reference services would mark a made-up box.
  if (!segment) throw new HttpError(404, `Segment not found: ${document.directory}/${name}`);
  const { pageIndex, index } = place;
  const work = workOf(context, response);
  const input = { pdf: await documents.read(document), pageIndex, box: segment.bbox_points };
  const { png } = await pool.run('segmentation.highlightPage', input, work);
  answerPng(request, response, `${document.directory}_segment-${pageIndex}-${index}.png`, png);
}
