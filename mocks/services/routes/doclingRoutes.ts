import { Router } from 'express';
import { HttpError } from '../http/httpError';
import { readFields } from '../http/fields';
import { onOperation } from '../openapi/operation';
import { sessionIdOf } from '../sessions/sessionGate';
import { addHealth } from './healthRoutes';
import { DOCLING } from './operations/documentOperations';
import { nothingRead, pagesTooHeavyField } from './pagesTooHeavy';
import { exportJson, readText } from './readDocument';
import { workOf, type ServiceContext } from './serviceContext';
import { receivePdf } from './uploadedPdf';

/** `/docling_conversion`: text of PDFs (docs/contract.md 5). */
export function createDoclingRoutes(context: ServiceContext): Router {
  const router = addHealth(Router());
  const { pool, documents } = context;
  onOperation(router, DOCLING.extractText, async (request, response) => {
    const work = workOf(context, response);
    const { document, bytes, fields } = await receivePdf(context, request, response);
    const reading = { pool, pdf: bytes, ...readFields(DOCLING.extractText.form, fields), work };
    const { text, tooHeavy } = await readText(reading);
    if (text === '' && tooHeavy.length > 0) throw new HttpError(422, nothingRead(tooHeavy));
    const answer = { text, pdf_filename: document.filename };
    response.json({ ...answer, ...pagesTooHeavyField(tooHeavy) });
  });
  onOperation(router, DOCLING.extractJson, async (request, response) => {
    const work = workOf(context, response);
    const { document, bytes, fields } = await receivePdf(context, request, response);
    const reading = { pool, pdf: bytes, ...readFields(DOCLING.extractJson.form, fields), work };
    const { document: exported, tooHeavy } = await exportJson(reading, document);
    response.json({ ...exported, ...pagesTooHeavyField(tooHeavy) });
  });
  onOperation(router, DOCLING.listPdfs, async (_request, response) => {
    const pdfs = (await documents.list(sessionIdOf(response))).map((document) => ({
      filename: document.filename,
      size_bytes: document.sizeBytes,
      created_time: document.storedAt / 1000,
    }));
    response.json({ pdf_files: pdfs });
  });
  return router;
}
