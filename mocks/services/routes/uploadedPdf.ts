import type { Request, Response } from 'express';
import type { StoredDocument } from '../stores/documentStore';
import { ValidationError } from '../http/httpError';
import { readForm, type Form } from '../http/readForm';
import { sessionIdOf } from '../sessions/sessionGate';
import type { ServiceContext } from './serviceContext';

export interface UploadedPdf {
  readonly document: StoredDocument;
  readonly bytes: Uint8Array;
  /** The form's other fields. */
  readonly fields: Form['fields'];
}

/** Takes the form field `pdf_file` into the session's documents. */
export async function receivePdf(
  context: ServiceContext,
  request: Request,
  response: Response,
): Promise<UploadedPdf> {
  const { fields, files } = await readForm(request, context.config.limits);
  const { pdf_file: file } = files;
  if (!file) {
    const loc = ['body', 'pdf_file'];
    throw new ValidationError([{ type: 'missing', loc, msg: 'Field required', input: null }]);
  }
  const document = await context.documents.add(sessionIdOf(response), file);
  return { document, bytes: file.bytes, fields };
}
