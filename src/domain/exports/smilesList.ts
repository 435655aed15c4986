import type { CompoundRecord } from './compoundRecord';
import { confirmed } from './statements';
import { oneLine, type Table } from './table';

/** The SMILES if it is one word; readers take what follows a blank for the name. */
export const plainSmiles = ({ smiles }: Pick<CompoundRecord, 'smiles'>): string | undefined =>
  smiles !== undefined && /^\S+$/.test(smiles) ? smiles : undefined;

/** Those with a SMILES, with the names that a person said or confirmed. */
export const smilesTable = (records: readonly CompoundRecord[]): Table => ({
  headers: ['smiles', 'name'],
  rows: records.flatMap((record) => {
    const smiles = plainSmiles(record);
    return smiles === undefined ? [] : [[smiles, oneLine(confirmed(record, 'name') ?? '')]];
  }),
});

/** SMILES, tab, name, without a header. */
export const smilesListOf = (records: readonly CompoundRecord[]): string =>
  smilesTable(records)
    .rows.map((cells) => `${cells.join('\t')}\n`)
    .join('');
