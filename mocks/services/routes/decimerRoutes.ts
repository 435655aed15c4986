import { answerJson } from '../http/answers';
import { readFields } from '../http/fields';
import { HttpError } from '../http/httpError';
import { createRouter, type WebApp } from '../http/webApp';
import { onOperation } from '../openapi/operation';
import { addBoxRoutes } from './boxRoutes';
import { extractSegments } from './extractSegments';
import { addHealth } from './healthRoutes';
import { DECIMER } from './operations/documentOperations';
import { findDoi } from './readDocument';
import { sessionIdOf } from '../sessions/sessionGate';
import { segmentsAnswer } from './segmentAnswer';
import { addSegmentRoutes } from './segmentRoutes';
import { scannedFirstPages } from './readScan';
import { workOf, type ServiceContext } from './serviceContext';
import { heldOrSentPdf, missingPdf, receivePdf } from './uploadedPdf';

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
    const form = await call.env.readForm(context.config.limits, work.signal);
    const { from_page: fromPage, pdf_filename: name } = readFields(
      DECIMER.extractSegments.form,
      form.fields,
    );
    const held = await heldOrSentPdf(context, sessionIdOf(call), name, form);
    if (!held) throw name === '' ? missingPdf() : new HttpError(404, `PDF file not found: ${name}`);
    const { document, bytes: pdf } = held;
    const found = await extractSegments(context, { document, pdf, fromPage }, work);
    return answerJson(call, segmentsAnswer(document, found));
  });
  addBoxRoutes(router, context);
  addSegmentRoutes(router, context);
  return router;
}
