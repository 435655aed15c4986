import type { PartFile } from './engineParts';

export interface DownloadOptions {
  readonly signal: AbortSignal;
  /** Called with the number of bytes that have come since the last call. */
  readonly onBytes: (count: number) => void;
}

/**
 * Fetches one file. Its name contains a hash of its content, so the browser's cached copy is good as it is.
 *
 * @throws Error if it does not arrive whole; the signal's reason on abort
 */
export async function download(
  { name, url, bytes }: PartFile,
  { signal, onBytes }: DownloadOptions,
): Promise<Blob> {
  const address = new URL(url, self.location.href);
  const kept = await fetch(address, { cache: 'force-cache', signal });
  // Browsers keep refusals, too, and would answer with them for ever.
  const response = kept.ok ? kept : await fetch(address, { cache: 'reload', signal });
  if (!response.ok || !response.body)
    throw new Error(`${name}: the host answers ${response.status}`);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    onBytes(value.length);
  }
  const file = new Blob(chunks);
  // A host that answers unknown addresses with its page answers 200, too.
  if (file.size !== bytes) throw new Error(`${name} has ${file.size} bytes instead of ${bytes}`);
  return file;
}
