import { createBlobVault } from '@/platform/browser/blobVault';
import { createFileVault } from '@/platform/browser/fileVault';
import { createPdfReader } from '@/platform/browser/pdfReader';
import type { Platform } from '@/platform/platform';
import { createSecrets } from '@/platform/secrets';
import type { KeyValueStorage } from '@/platform/storage';

/** Discards everything written to it, so that a replay leaves no data in the browser. */
const noStorage: KeyValueStorage = {
  get: () => null,
  set: () => undefined,
  remove: () => undefined,
  keys: () => [],
  watch: () => () => undefined,
};

const refuse = () => Promise.reject(new TypeError('A replay sends no requests'));

/**
 * The platform for a replay: it has no network access and no files. Anything the trace does not contain is
 * shown as missing, as usual.
 */
export function createReplayPlatform(real: Platform): Platform {
  const files = createFileVault(real.ids.uuid);
  return {
    ...real,
    fetch: refuse,
    files,
    pdfs: createPdfReader(files),
    blobs: createBlobVault(real.ids.uuid),
    sockets: {
      connect: () => {
        throw new Error('A replay opens no socket');
      },
    },
    secrets: createSecrets(),
    tabStorage: noStorage,
    localStorage: noStorage,
    downloads: { save: () => undefined },
    clipboard: { writeText: refuse },
    lifecycle: { ...real.lifecycle, sendBeacon: () => false, closeWindow: () => undefined },
  };
}
