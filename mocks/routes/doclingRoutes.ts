import { Router } from 'express';
import { onMethods } from '../http/onMethods';
import { sessionIdOf } from '../sessions/sessionGate';
import { addHealth } from './healthRoutes';
import { workSignal, type ServiceContext } from './serviceContext';
import { pagesField, receivePdf } from './uploadedPdf';

/** `/docling_conversion`: text of PDFs (contract, section 5). */
export function createDoclingRoutes(context: ServiceContext): Router {
  const router = addHealth(Router());
  const { pool, documents } = context;
  onMethods(router, '/extract_text', {
    post: async (request, response) => {
      const signal = workSignal(context, response);
      const { document, bytes, fields } = await receivePdf(context, request, response);
      const input = { pdf: bytes, pages: pagesField(fields) };
      const { text } = await pool.run('documents.readText', input, { signal });
      response.json({ text, pdf_filename: document.filename });
    },
  });
  onMethods(router, '/extract_json', {
    post: async (request, response) => {
      const signal = workSignal(context, response);
      const { document, bytes, fields } = await receivePdf(context, request, response);
      const input = { pdf: bytes, pages: pagesField(fields), origin: document };
      response.json(await pool.run('documents.exportJson', input, { signal }));
    },
  });
  onMethods(router, '/list_pdfs', {
    get: (_request, response) => {
      const pdfs = documents.list(sessionIdOf(response)).map((document) => ({
        filename: document.filename,
        size_bytes: document.sizeBytes,
        created_time: document.storedAt / 1000,
      }));
      response.json({ pdf_files: pdfs });
    },
  });
  return router;
}
