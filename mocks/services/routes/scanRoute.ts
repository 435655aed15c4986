import { confidenceOfScan } from '../../engine/page/wordsOfScan';
import { answerJson } from '../http/answers';
import { readFields } from '../http/fields';
import { HttpError } from '../http/httpError';
import type { WebApp } from '../http/webApp';
import { onOperation } from '../openapi/operation';
import { sessionIdOf } from '../sessions/sessionGate';
import { DOCLING } from './operations/documentOperations';
import { readScan } from './readScan';
import { rounded } from './scannedPages';
import { workOf, type ServiceContext } from './serviceContext';
import { heldOrSentPdf } from './uploadedPdf';

/** Reading the scanned pages of an article one by one; ours (docs/contract.md 5.1.3). */
export function addScanRoute(router: WebApp, context: ServiceContext): void {
  const { config, pool, scans, locks } = context;
  onOperation(router, DOCLING.readScan, async (call) => {
    if (!config.readScans) throw new HttpError(404, 'Scanned pages are not read here');
    const work = workOf(call);
    const form = await call.env.readForm(config.limits, work.signal);
    const { pdf_filename, page_index } = readFields(DOCLING.readScan.form, form.fields);
    if (page_index >= config.scanPages) {
      throw new HttpError(422, `Scans are read up to page ${config.scanPages}`);
    }
    const held = await heldOrSentPdf(context, sessionIdOf(call), pdf_filename, form);
    if (!held) throw new HttpError(404, `PDF file not found: ${pdf_filename}`);
    const { document, bytes: pdf } = held;
    const read = await readScan({ pool, scans, locks, document, pdf, work }, page_index);
    if (read === 'too-heavy') return answerJson(call, { page_index, too_heavy: true });
    const confidence = confidenceOfScan(read.page);
    return answerJson(call, {
      page_index,
      ...(confidence !== undefined && { confidence: rounded(confidence) }),
    });
  });
}
