import type { StoredDocument } from '../stores/documentStore';
import { ValidationError } from '../http/httpError';
import type { Form } from '../http/form';
import type { WebContext } from '../http/webApp';
import { sessionIdOf } from '../sessions/sessionGate';
import { workOf, type ServiceContext } from './serviceContext';

export interface UploadedPdf {
  readonly document: StoredDocument;
  readonly bytes: Uint8Array;
  /** The form's other fields. */
  readonly fields: Form['fields'];
}

/** Adds the PDF in the form field `pdf_file` to the session's documents. */
export async function receivePdf(context: ServiceContext, call: WebContext): Promise<UploadedPdf> {
  const { signal } = workOf(call);
  const { fields, files } = await call.env.readForm(context.config.limits, signal);
  const { pdf_file: file } = files;
  if (!file) throw missingPdf();
  const document = await context.documents.add(sessionIdOf(call), file);
  return { document, bytes: file.bytes, fields };
}

/** The form has no PDF. */
export const missingPdf = () =>
  new ValidationError([
    { type: 'missing', loc: ['body', 'pdf_file'], msg: 'Field required', input: null },
  ]);

/** The PDF that came with a form, otherwise the session's own of that name; undefined if there is neither. */
export async function heldOrSentPdf(
  { documents }: Pick<ServiceContext, 'documents'>,
  sessionId: string,
  filename: string,
  { files }: Pick<Form, 'files'>,
): Promise<Omit<UploadedPdf, 'fields'> | undefined> {
  const { pdf_file: file } = files;
  if (file && file.filename !== '') {
    return { document: await documents.add(sessionId, file), bytes: file.bytes };
  }
  const document = await documents.findByFilename(sessionId, filename);
  return document && { document, bytes: await documents.read(document) };
}
