import { uploadName } from '@/domain/fileNames';
import type { FileDescription } from '@/platform/vaults';
import type { FormFile } from './apiRequest';

/** An article to send, such as a file description from the vault. */
export type PdfUpload = Pick<FileDescription, 'fileId' | 'name' | 'hash'>;

/** The form part for an article, under a unique name. */
export function pdfPart({ fileId, name, hash }: PdfUpload): FormFile {
  return { fileId, filename: uploadName(name, hash) };
}
