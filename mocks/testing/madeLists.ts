import { DictionaryBuilder, type NamedStructure } from '../engine/names/dictionaryFile';
import type { ListKind } from '../engine/lists/listKind';
import type { ListedTaxon } from '../engine/names/taxonList';
import { knownFileBytes } from '../tools/known/knownFileBytes';
import { taxonListParts } from '../tools/taxa/taxonListFile';

/** What the lists are made of; something of each by default. */
export interface ListContents {
  readonly structures: readonly NamedStructure[];
  readonly taxa: Readonly<Record<string, readonly ListedTaxon[]>>;
  readonly inchiKeys: readonly string[];
}

const SOMETHING: ListContents = {
  structures: [{ smiles: 'CCO', names: ['ethanol', 'spirit'] }],
  taxa: { fabulosa: [{ id: '10' }], 'fabulosa ficta': [{ id: '11' }], duplex: [{ id: '20' }] },
  inchiKeys: ['LFQSCWFLJHTTHZ-UHFFFAOYSA-N'],
};

/** Files as `npm run names`, `npm run taxa:ids` and `npm run known` write them. */
export function madeLists(contents: Partial<ListContents> = {}): Record<ListKind, Uint8Array> {
  const { structures, taxa, inchiKeys } = { ...SOMETHING, ...contents };
  const builder = new DictionaryBuilder();
  structures.forEach((structure) => builder.add(structure));
  const source = { source: 'COCONUT', release: 'made.csv' };
  const head = { source: 'NCBI', release: '2026-01-01', licence: 'public domain' } as const;
  return {
    names: bytesOf(builder.parts(source)),
    taxa: bytesOf(taxonListParts({ head, taxa: new Map(Object.entries(taxa)) })),
    known: new Uint8Array(knownFileBytes({ ...source, day: '2026-05-01' }, inchiKeys)),
  };
}

const bytesOf = (parts: Iterable<string>) => new TextEncoder().encode([...parts].join(''));
