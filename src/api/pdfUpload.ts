import { uploadName } from '@/domain/fileNames';
import type { FileDescription } from '@/platform/vaults';
import type { FormFile } from './apiRequest';

/** An article to send, such as a file description from the vault. */
export type PdfUpload = Pick<FileDescription, 'fileId' | 'name' | 'hash'>;

/** The form part for an article, under a unique name. */
export function pdfPart({ fileId, name, hash }: PdfUpload): FormFile {
  return { fileId, filename: uploadName(name, hash) };
}

/** The form part for an article, or for the name under which the services hold it. */
export const articlePart = (article: PdfUpload | { readonly pdfFilename: string }) =>
  'pdfFilename' in article ? { pdf_filename: article.pdfFilename } : { pdf_file: pdfPart(article) };
