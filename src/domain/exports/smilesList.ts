import type { CompoundRecord } from './compoundRecord';
import { confirmed } from './statements';
import { oneLine, type Table } from './table';

/** Those with a SMILES, with the names that a person said or confirmed. */
export const smilesTable = (records: readonly CompoundRecord[]): Table => ({
  headers: ['smiles', 'name'],
  rows: records.flatMap((record) => {
    const { smiles } = record;
    return smiles === undefined ? [] : [[smiles, oneLine(confirmed(record, 'name') ?? '')]];
  }),
});

/** SMILES, tab, name, without a header. */
export const smilesListOf = (records: readonly CompoundRecord[]): string =>
  smilesTable(records)
    .rows.map((cells) => `${cells.join('\t')}\n`)
    .join('');
