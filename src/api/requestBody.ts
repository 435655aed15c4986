import type { FileVault } from '@/platform/vaults';
import { RequestError } from './apiError';
import type { ApiRequest, FormValue } from './apiRequest';

export interface RequestBody {
  readonly body?: string | FormData;
  readonly contentType?: string;
}

function appendField(form: FormData, name: string, value: FormValue, files: FileVault): void {
  if (typeof value !== 'object') {
    form.append(name, String(value));
    return;
  }
  const file = files.get(value.fileId);
  if (!file) {
    throw new RequestError(
      'FILE_MISSING',
      `The file "${value.filename}" is no longer in this browser. Please choose it again.`,
    );
  }
  form.append(name, file, value.filename);
}

/**
 * Creates the body. A form's content type is left to `fetch`, which adds the boundary.
 * @throws RequestError if a file is not in the vault, as after a reload or in an imported trace
 */
export function requestBody(
  { json, form, urlForm }: Pick<ApiRequest, 'json' | 'form' | 'urlForm'>,
  files: FileVault,
): RequestBody {
  if (json !== undefined) return { body: JSON.stringify(json), contentType: 'application/json' };
  if (urlForm !== undefined) {
    const body = new URLSearchParams(urlForm).toString();
    return { body, contentType: 'application/x-www-form-urlencoded' };
  }
  if (form === undefined) return {};
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) {
    if (value !== undefined) appendField(body, name, value, files);
  }
  return { body };
}
