import { Router } from 'express';
import { readFields } from '../http/fields';
import { onOperation } from '../openapi/operation';
import { extractSegments } from './extractSegments';
import { addHealth } from './healthRoutes';
import { DECIMER } from './operations/documentOperations';
import { findDoi } from './readDocument';
import { segmentsAnswer } from './segmentAnswer';
import { addSegmentRoutes } from './segmentRoutes';
import { workOf, type ServiceContext } from './serviceContext';
import { receivePdf } from './uploadedPdf';

/** `/decimer`: DOI and segments (docs/contract.md 4); everybody sees their own session's only. */
export function createDecimerRoutes(context: ServiceContext): Router {
  const router = addHealth(Router());
  const { pool } = context;
  onOperation(router, DECIMER.extractDoi, async (request, response) => {
    const work = workOf(context, response);
    const { bytes } = await receivePdf(context, request, response);
    // Without a DOI the text is empty; the reference services put a file's name in its place.
    response.json(await findDoi({ pool, pdf: bytes, work }));
  });
  onOperation(router, DECIMER.extractSegments, async (request, response) => {
    const work = workOf(context, response);
    const { document, bytes, fields } = await receivePdf(context, request, response);
    readFields(DECIMER.extractSegments.form, fields);
    const found = await extractSegments(context, document, bytes, work);
    response.json(segmentsAnswer(document, found));
  });
  addSegmentRoutes(router, context);
  return router;
}
