import {
  checkPdfHeader,
  checkPdfType,
  checkUpload,
  PDF_HEADER_SEARCH_BYTES,
} from '@/domain/uploadCheck';
import { errorMessage } from '@/lib/errorMessage';
import type { Platform } from '@/platform/platform';
import type { FileDescription } from '@/platform/vaults';

export type Intake =
  | { readonly kind: 'taken'; readonly file: FileDescription }
  | { readonly kind: 'refused'; readonly name: string; readonly message: string };

const PDF_TYPE = 'application/pdf';

/** Systems without a PDF application report no MIME type; then only the file name can be checked. */
function withType(file: File): File {
  if (file.type !== '' || !/\.pdf$/i.test(file.name)) return file;
  return new File([file], file.name, { type: PDF_TYPE });
}

/** Checks a chosen file's description, then its first bytes, and puts it into the vault. */
export async function intakeFile(
  chosen: File,
  { files, config }: Pick<Platform, 'files' | 'config'>,
): Promise<Intake> {
  const file = withType(chosen);
  const refuse = (message: string): Intake => ({ kind: 'refused', name: chosen.name, message });
  const outside = checkUpload(file, config.maxUploadMb) ?? checkPdfType(file.type);
  if (outside !== undefined) return refuse(outside);
  try {
    const head = await file.slice(0, PDF_HEADER_SEARCH_BYTES).arrayBuffer();
    const header = checkPdfHeader(new Uint8Array(head));
    if (header !== undefined) return refuse(header);
    return { kind: 'taken', file: await files.add(file) };
  } catch (error) {
    // Deleted or changed since it was chosen, or on a drive that is no longer available.
    return refuse(`Error processing PDF file: ${errorMessage(error)}`);
  }
}
