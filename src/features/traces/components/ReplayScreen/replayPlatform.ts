import { createBlobVault } from '@/platform/browser/blobVault';
import { createFileVault } from '@/platform/browser/fileVault';
import { createPdfReader } from '@/platform/browser/pdfReader';
import type { Platform } from '@/platform/platform';
import { createSecrets } from '@/platform/secrets';
import type { KeyValueStorage } from '@/platform/storage';

/** Forgets what is put in, so that a replay leaves no mark in the browser. */
const noStorage: KeyValueStorage = {
  get: () => null,
  set: () => undefined,
  remove: () => undefined,
  watch: () => () => undefined,
};

const refuse = () => Promise.reject(new TypeError('A replay asks nobody'));

/**
 * The world of a replay: nothing leaves it, and it has no files. What the trace does not hold is shown
 * as missing, as anywhere.
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
