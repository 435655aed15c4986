import { call, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { FileDescription, FileVault } from '@/platform/vaults';
import type { FoundWork } from '@/platform/workStore';

/** The only type of file that is saved. */
export const PDF_TYPE = 'application/pdf';

/** Brings a saved file into the vault; where it is not there any more, it is described all the same. */
export function* takeFile(saved: FoundWork, name: string): SagaGenerator<FileDescription> {
  const { files, ids } = yield* getPlatform();
  const { hash } = saved.summary;
  const taking = new AbortController();
  try {
    const taken = yield* call(intoVault, saved.file, { name, hash }, files, taking.signal);
    const size = saved.file?.size ?? 0;
    return taken ?? { name, size, type: PDF_TYPE, hash, fileId: ids.uuid() };
  } finally {
    taking.abort();
  }
}

/** A file that cannot be read, or is not what it was, counts as missing. */
async function intoVault(
  blob: Blob | undefined,
  { name, hash }: Pick<FileDescription, 'name' | 'hash'>,
  files: FileVault,
  signal: AbortSignal,
): Promise<FileDescription | undefined> {
  if (!blob) return undefined;
  try {
    const file = await files.add(new File([blob], name, { type: PDF_TYPE }));
    if (file.hash === hash && !signal.aborted) return file;
    files.remove(file.fileId);
  } catch {
    // The browser lists the file and cannot read it: the work is there all the same.
  }
  return undefined;
}
