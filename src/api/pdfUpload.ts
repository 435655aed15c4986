import { uploadName } from '@/domain/fileNames';
import type { FileDescription } from '@/platform/vaults';
import type { FormFile } from './apiRequest';

/** An article to send: a file description of the vault fits. */
export type PdfUpload = Pick<FileDescription, 'fileId' | 'name' | 'hash'>;

/** The form part for an article, under the name that keeps it apart from all others. */
export function pdfPart({ fileId, name, hash }: PdfUpload): FormFile {
  return { fileId, filename: uploadName(name, hash) };
}
