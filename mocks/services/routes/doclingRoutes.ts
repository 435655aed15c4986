import { answerJson } from '../http/answers';
import { HttpError } from '../http/httpError';
import { readFields } from '../http/fields';
import { createRouter, type WebApp } from '../http/webApp';
import { onOperation } from '../openapi/operation';
import { sessionIdOf } from '../sessions/sessionGate';
import { addHealth } from './healthRoutes';
import { DOCLING } from './operations/documentOperations';
import { nothingRead, pagesTooHeavyField } from './pagesTooHeavy';
import { exportJson, readText } from './readDocument';
import { workOf, type ServiceContext } from './serviceContext';
import { receivePdf } from './uploadedPdf';

/** `/docling_conversion`: text of PDFs (docs/contract.md 5). */
export function createDoclingRoutes(context: ServiceContext): WebApp {
  const router = addHealth(createRouter());
  const { pool, documents, prepared, config } = context;
  onOperation(router, DOCLING.extractText, async (call) => {
    const work = workOf(call);
    const { document, bytes, fields } = await receivePdf(context, call);
    const reading = { pool, pdf: bytes, ...readFields(DOCLING.extractText.form, fields), work };
    const { text, article, tooHeavy } = await readText(reading);
    if (config.prepareSegments) prepared.begin(document, bytes, work);
    if (text === '' && tooHeavy.length > 0) throw new HttpError(422, nothingRead(tooHeavy));
    const answer = { text, pdf_filename: document.filename, ...(article && { article }) };
    return answerJson(call, { ...answer, ...pagesTooHeavyField(tooHeavy) });
  });
  onOperation(router, DOCLING.extractJson, async (call) => {
    const work = workOf(call);
    const { document, bytes, fields } = await receivePdf(context, call);
    const reading = { pool, pdf: bytes, ...readFields(DOCLING.extractJson.form, fields), work };
    const { document: exported, tooHeavy } = await exportJson(reading, document);
    return answerJson(call, { ...exported, ...pagesTooHeavyField(tooHeavy) });
  });
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
