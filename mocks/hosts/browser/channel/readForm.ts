import type { WorkerBody } from '../../../../src/platform/browser/servicesWorker/messages';
import type { Form, FormLimits, UploadedFile } from '../../../services/http/form';
import { HttpError } from '../../../services/http/httpError';

const MAX_FIELD_BYTES = 2 * 1024 * 1024;
const MAX_PARTS = 40;

/**
 * Reads a form that the page sent as its parts. Its files stay where the browser has them until their sizes are
 * known.
 *
 * @throws HttpError 413 for a file or form over the limits, 400 for too many parts or no form
 */
export async function readForm(body: WorkerBody, limits: FormLimits): Promise<Form> {
  const entries = entriesOf(body);
  if (entries.length > MAX_PARTS) throw new HttpError(400, 'The form has too many parts');
  const fields: Record<string, string> = {};
  const files: Record<string, UploadedFile> = {};
  let total = 0;
  for (const [name, value] of entries) {
    total += sizeOf(value);
    if (typeof value === 'string') {
      if (sizeOf(value) > MAX_FIELD_BYTES) throw tooLarge(`field ${name}`, MAX_FIELD_BYTES);
      fields[name] = value;
      continue;
    }
    if (value.size > limits.fileBytes) throw tooLarge('file', limits.fileBytes);
    if (total > limits.multipartBytes) throw tooLarge('request', limits.multipartBytes);
    const bytes = new Uint8Array(await value.arrayBuffer());
    files[name] = { filename: value.name, mimeType: value.type, bytes };
  }
  if (total > limits.multipartBytes) throw tooLarge('request', limits.multipartBytes);
  return { fields, files };
}

function entriesOf(body: WorkerBody): readonly (readonly [string, string | File])[] {
  if (body.kind === 'form') return body.entries;
  if (body.kind === 'text') return [...new URLSearchParams(body.text)];
  throw new HttpError(400, 'There was an error parsing the body: unknown format');
}

const sizeOf = (value: string | File): number =>
  typeof value === 'string' ? new TextEncoder().encode(value).length : value.size;

const tooLarge = (what: string, limit: number) =>
  new HttpError(413, `The ${what} is too large (max: ${limit} bytes)`);
