import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { checkPdfHeader, checkUpload, PDF_HEADER_SEARCH_BYTES } from '@/domain/uploadCheck';
import { MAX_UPLOAD_MB } from './headlessConfig';
import { PDF_TYPE } from './readArticle.saga';

/**
 * The file to be read, a PDF by its name.
 *
 * @param source bytes or a path
 * @param name of what is given as bytes
 * @throws Error with what the page says of a file that is not taken
 */
export async function articleInput(
  source: Uint8Array | string,
  name = 'article.pdf',
): Promise<File> {
  const size = typeof source === 'string' ? (await stat(source)).size : source.byteLength;
  const refusal = checkUpload({ type: PDF_TYPE, size }, MAX_UPLOAD_MB);
  if (refusal !== undefined) throw new Error(refusal);
  const bytes = new Uint8Array(typeof source === 'string' ? await readFile(source) : source);
  const called = typeof source === 'string' ? path.basename(source) : name;
  const isPdf = /\.pdf$/i.test(called);
  const fault = isPdf ? checkPdfHeader(bytes.subarray(0, PDF_HEADER_SEARCH_BYTES)) : undefined;
  if (fault !== undefined) throw new Error(fault);
  return new File([bytes], called, { type: isPdf ? PDF_TYPE : '' });
}
