import { fstatSync, openSync, readSync } from 'node:fs';
import {
  openNameDictionary,
  type DictionaryBytes,
  type NameDictionary,
} from '../../../engine/names/nameDictionary';
import { sampleDictionary } from '../../../engine/names/sample/sampleDictionary';

let opened: Promise<NameDictionary> | undefined;

/**
 * The dictionary of this process, opened on the first call.
 *
 * @param file of `MARCUS_NAMES`; without one, the sample that comes with the services
 */
export function nameDictionary(file: string | undefined): Promise<NameDictionary> {
  opened ??= openDictionary(file).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** @throws Error naming the variable, if its file cannot be used; the sample needs no check */
export async function checkNameDictionary(file: string | undefined): Promise<void> {
  if (isNone(file)) return;
  try {
    await openDictionary(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`MARCUS_NAMES cannot be used: ${file}: ${reason}`, { cause: error });
  }
}

/**
 * Opens a file for as long as the process runs.
 *
 * @throws Error if there is no such file, or it is no dictionary
 */
export const openDictionary = async (file: string | undefined): Promise<NameDictionary> =>
  isNone(file) ? sampleDictionary() : openNameDictionary(bytesOf(file));

const isNone = (file: string | undefined): file is undefined | '' =>
  file === undefined || file === '';

/** Read where they are needed: a dictionary of all natural products has some 100 MB. */
function bytesOf(file: string): DictionaryBytes {
  const descriptor = openSync(file, 'r');
  const { size } = fstatSync(descriptor);
  return {
    size,
    read: (start, length) => {
      const bytes = new Uint8Array(length);
      const read = readSync(descriptor, bytes, 0, length, start);
      return Promise.resolve(bytes.subarray(0, read));
    },
  };
}
