import { answerJson } from '../http/answers';
import { readFields } from '../http/fields';
import { createRouter, type WebApp } from '../http/webApp';
import { onOperation } from '../openapi/operation';
import { addBoxRoutes } from './boxRoutes';
import { extractSegments } from './extractSegments';
import { addHealth } from './healthRoutes';
import { DECIMER } from './operations/documentOperations';
import { findDoi } from './readDocument';
import { segmentsAnswer } from './segmentAnswer';
import { addSegmentRoutes } from './segmentRoutes';
import { scannedFirstPages } from './readScan';
import { workOf, type ServiceContext } from './serviceContext';
import { receivePdf } from './uploadedPdf';

/** `/decimer`: DOI and segments (docs/contract.md 4), limited to the caller's own session. */
export function createDecimerRoutes(context: ServiceContext): WebApp {
  const router = addHealth(createRouter());
  const { pool } = context;
  onOperation(router, DECIMER.extractDoi, async (call) => {
    const work = workOf(call);
    const { bytes, document } = await receivePdf(context, call);
    const scans = await scannedFirstPages(context.scans, document);
    // Empty if there is no DOI; the reference services return a file name instead.
    return answerJson(call, await findDoi({ pool, pdf: bytes, work }, scans));
  });
  onOperation(router, DECIMER.extractSegments, async (call) => {
    const work = workOf(call);
    const { document, bytes, fields } = await receivePdf(context, call);
    readFields(DECIMER.extractSegments.form, fields);
    const found = await extractSegments(context, document, bytes, work);
    return answerJson(call, segmentsAnswer(document, found));
  });
  addBoxRoutes(router, context);
  addSegmentRoutes(router, context);
  return router;
}
