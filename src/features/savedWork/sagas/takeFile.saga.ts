import { call, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { FileDescription, FileVault } from '@/platform/vaults';
import type { FoundWork } from '@/platform/workStore';

/** The only type of file that is saved. */
export const PDF_TYPE = 'application/pdf';

/** Puts a saved file into the vault; if it is no longer there, it is still described. */
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

/** A file that cannot be read, or has changed, counts as missing. */
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
    // The browser lists the file but cannot read it; the work is still available.
  }
  return undefined;
}
