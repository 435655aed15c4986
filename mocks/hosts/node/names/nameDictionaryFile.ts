import { fstatSync, openSync, readSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openKnownCompounds, type KnownCompounds } from '../../../engine/known/knownCompounds';
import { LISTS } from '../../../engine/lists/listFormats';
import { LIST_KINDS, type ListKind } from '../../../engine/lists/listKind';
import { openNameDictionary, type NameDictionary } from '../../../engine/names/nameDictionary';
import { sampleDictionary } from '../../../engine/names/sample/sampleDictionary';
import type { FileBytes } from '../../../engine/names/sortedLines';
import { openTaxonList, type TaxonList } from '../../../engine/names/taxonList';
import type { ListInUse } from '../../../services/ownLists';

const GENERA = new URL('../../../engine/names/genera/genera.taxa', import.meta.url);

/**
 * Opens a file for as long as the process runs; without one, the sample that comes with the services.
 *
 * @throws Error if there is no such file, or it is no dictionary
 */
export const openDictionary = async (file: string | undefined): Promise<NameDictionary> =>
  isNone(file) ? sampleDictionary() : openNameDictionary(bytesOf(file));

/** The same for a list of taxa; without one, the genera that come with the services. */
export const openTaxa = async (file: string | undefined): Promise<TaxonList> =>
  openTaxonList(bytesOf(isNone(file) ? fileURLToPath(GENERA) : file));

/** The same for a file of known compounds; without one, there is none. */
export const openKnown = async (file: string | undefined): Promise<KnownCompounds | undefined> =>
  isNone(file) ? undefined : openKnownCompounds(bytesOf(file));

/** What this process opens on the first call; if that fails, the next call tries again. */
export function openedOnce<From extends readonly unknown[], File>(
  open: (...from: From) => Promise<File>,
) {
  let opened: Promise<File> | undefined;
  return (...from: From): Promise<File> => {
    opened ??= open(...from).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
}

/** The dictionary of `MARCUS_NAMES`. */
export const nameDictionary = openedOnce(openDictionary);

/** The list of `MARCUS_TAXON_IDS`. */
export const taxonList = openedOnce(openTaxa);

/** The file of `MARCUS_KNOWN`. */
export const knownCompounds = openedOnce(openKnown);

/** The setting that gives a list of each kind. */
const VARIABLES = {
  names: 'MARCUS_NAMES',
  taxa: 'MARCUS_TAXON_IDS',
  known: 'MARCUS_KNOWN',
} as const satisfies Record<ListKind, string>;

/**
 * The lists that settings give; what comes with the services needs no check.
 *
 * @throws Error naming the variable, if its file cannot be used
 */
export async function listsOf(
  env: Readonly<Record<string, string | undefined>>,
): Promise<ListInUse[]> {
  const lists: ListInUse[] = [];
  for (const kind of LIST_KINDS) {
    const variable = VARIABLES[kind];
    const file = env[variable];
    if (isNone(file)) continue;
    try {
      const bytes = bytesOf(file);
      lists.push({ kind, bytes: bytes.size, ...(await LISTS[kind].factsOf(bytes)) });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${variable} cannot be used: ${file}: ${reason}`, { cause: error });
    }
  }
  return lists;
}

const isNone = (file: string | undefined): file is undefined | '' =>
  file === undefined || file === '';

/** Read where they are needed: a dictionary of all natural products has some 100 MB. */
function bytesOf(file: string): FileBytes {
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
