import { openKnownCompounds } from '../known/knownCompounds';
import type { KnownHead } from '../known/knownFile';
import type { DictionaryHead } from '../names/dictionaryFile';
import { openNameDictionary } from '../names/nameDictionary';
import type { FileBytes } from '../names/sortedLines';
import { openTaxonList, type TaxonListHead } from '../names/taxonList';
import type { ListFacts, ListKind } from './listKind';

export interface ListFormat {
  /** Worded for the user. */
  readonly what: string;
  /** What makes it. */
  readonly command: string;
  /** @throws Error if the bytes are no such list, or one of another version */
  readonly factsOf: (bytes: FileBytes) => Promise<ListFacts>;
}

/** Of a file of each kind. */
export const LISTS: Readonly<Record<ListKind, ListFormat>> = {
  names: {
    what: 'a dictionary of names',
    command: 'npm run names',
    factsOf: async (bytes) => namesFacts((await openNameDictionary(bytes)).head),
  },
  taxa: {
    what: 'a list of taxa',
    command: 'npm run taxa:ids',
    factsOf: async (bytes) => taxaFacts((await openTaxonList(bytes)).head),
  },
  known: {
    what: 'a file of known compounds',
    command: 'npm run known',
    factsOf: async (bytes) => knownFacts((await openKnownCompounds(bytes)).head),
  },
};

const namesFacts = ({ source, release, names: entries }: DictionaryHead): ListFacts => ({
  ...{ source, release, entries },
});

const taxaFacts = ({ source, release, names }: TaxonListHead): ListFacts => ({
  ...{ source, release },
  ...(names !== undefined && { entries: names }),
});

const knownFacts = ({ source, release, day, compounds: entries }: KnownHead): ListFacts => ({
  ...{ source, release, day, entries },
});
