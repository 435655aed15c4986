import { Router } from 'express';
import { readFields } from '../http/fields';
import { onOperation } from '../openapi/operation';
import { sessionIdOf } from '../sessions/sessionGate';
import { addHealth } from './healthRoutes';
import { DOCLING } from './operations/documentOperations';
import { workSignal, type ServiceContext } from './serviceContext';
import { receivePdf } from './uploadedPdf';

/** `/docling_conversion`: text of PDFs (contract, section 5). */
export function createDoclingRoutes(context: ServiceContext): Router {
  const router = addHealth(Router());
  const { pool, documents } = context;
  onOperation(router, DOCLING.extractText, async (request, response) => {
    const signal = workSignal(context, response);
    const { document, bytes, fields } = await receivePdf(context, request, response);
    const input = { pdf: bytes, ...readFields(DOCLING.extractText.form, fields) };
    const { text } = await pool.run('documents.readText', input, { signal });
    response.json({ text, pdf_filename: document.filename });
  });
  onOperation(router, DOCLING.extractJson, async (request, response) => {
    const signal = workSignal(context, response);
    const { document, bytes, fields } = await receivePdf(context, request, response);
    const { pages } = readFields(DOCLING.extractJson.form, fields);
    const input = { pdf: bytes, pages, origin: document };
    response.json(await pool.run('documents.exportJson', input, { signal }));
  });
  onOperation(router, DOCLING.listPdfs, (_request, response) => {
    const pdfs = documents.list(sessionIdOf(response)).map((document) => ({
      filename: document.filename,
      size_bytes: document.sizeBytes,
      created_time: document.storedAt / 1000,
    }));
    response.json({ pdf_files: pdfs });
  });
  return router;
}
