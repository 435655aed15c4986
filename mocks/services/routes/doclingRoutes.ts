import type { ServicesConfig } from '../config';
import { answerJson } from '../http/answers';
import { HttpError } from '../http/httpError';
import { readFields } from '../http/fields';
import { createRouter, type WebApp } from '../http/webApp';
import { onOperation } from '../openapi/operation';
import { sessionIdOf } from '../sessions/sessionGate';
import type { StoredDocument } from '../stores/documentStore';
import type { Work } from '../tasks/taskRunner';
import { addHealth } from './healthRoutes';
import { DOCLING } from './operations/documentOperations';
import { nothingRead, pagesTooHeavyField } from './pagesTooHeavy';
import { exportJson, readText, type ScanReader } from './readDocument';
import { readScan } from './readScan';
import { addScanRoute } from './scanRoute';
import { pagesScannedField, wordsReadField } from './scannedPages';
import { workOf, type ServiceContext } from './serviceContext';
import { receivePdf } from './uploadedPdf';

/** `/docling_conversion`: text of PDFs (docs/contract.md 5). */
export function createDoclingRoutes(context: ServiceContext): WebApp {
  const router = addHealth(createRouter());
  const { pool, documents, prepared, config } = context;
  onOperation(router, DOCLING.extractText, async (call) => {
    const work = workOf(call);
    const { document, bytes, fields } = await receivePdf(context, call);
    const { pages, scans: when } = readFields(DOCLING.extractText.form, fields);
    const reading = { pool, pdf: bytes, pages, work };
    const scanned = when === 'later' ? undefined : scanReader(context, document, reading);
    const { text, article, tooHeavy, scans, words } = await readText(reading, scanned);
    if (config.prepareSegments) prepared.begin(document, bytes, work);
    if (text === '' && tooHeavy.length > 0) throw new HttpError(422, nothingRead(tooHeavy));
    const answer = { text, pdf_filename: document.filename, ...(article && { article }) };
    return answerJson(call, {
      ...answer,
      ...pagesTooHeavyField(tooHeavy),
      ...pagesScannedField(scans, readUpTo(config)),
      ...wordsReadField(words),
    });
  });
  onOperation(router, DOCLING.extractJson, async (call) => {
    const work = workOf(call);
    const { document, bytes, fields } = await receivePdf(context, call);
    const reading = { pool, pdf: bytes, ...readFields(DOCLING.extractJson.form, fields), work };
    const scanned = scanReader(context, document, reading);
    const { document: exported, tooHeavy, scans } = await exportJson(reading, document, scanned);
    return answerJson(call, {
      ...exported,
      ...pagesTooHeavyField(tooHeavy),
      ...pagesScannedField(scans, readUpTo(config)),
    });
  });
  onOperation(router, DOCLING.describe, async (call) => {
    const { bytes: pdf } = await receivePdf(context, call);
    const { pageCount, title } = await pool.run('documents.describe', { pdf }, workOf(call));
    return answerJson(call, { page_count: pageCount, ...(title !== undefined && { title }) });
  });
  addScanRoute(router, context);
  onOperation(router, DOCLING.listPdfs, async (call) => {
    const stored = await documents.list(sessionIdOf(call));
    const pdfs = stored.map((document) => ({
      filename: document.filename,
      size_bytes: document.sizeBytes,
      created_time: document.storedAt / 1000,
    }));
    return answerJson(call, { pdf_files: pdfs });
  });
  return router;
}

/** How many pages, from the first, are read if they have no text of their own. */
const readUpTo = ({ readScans, scanPages }: ServicesConfig) => (readScans ? scanPages : 0);

/** Undefined if scans are not read here. */
function scanReader(
  { config, pool, scans, locks }: ServiceContext,
  document: StoredDocument,
  { pdf, work }: { readonly pdf: Uint8Array; readonly work: Work },
): ScanReader | undefined {
  if (!config.readScans) return undefined;
  return {
    readUpTo: config.scanPages,
    read: async (pageIndex) => {
      const read = await readScan({ pool, scans, locks, document, pdf, work }, pageIndex);
      return read === 'too-heavy' ? undefined : read;
    },
  };
}
