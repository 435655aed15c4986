import type { Table } from '@/domain/exports/table';
import type { FoundCompound } from './foundCompound';

const COLUMNS: readonly (readonly [
  header: string,
  of: (compound: FoundCompound) => string | number,
])[] = [
  ['article', ({ article }) => article],
  ['file', ({ fileName }) => fileName],
  ['title', ({ title }) => title ?? ''],
  ['doi', ({ doi }) => doi ?? ''],
  ['segment', ({ segment }) => segment],
  ['number', ({ number }) => number ?? ''],
  ['name', ({ name }) => name ?? ''],
  ['organism', ({ organism }) => organism ?? ''],
  ['smiles', ({ smiles }) => smiles ?? ''],
  ['inchikey', ({ inchiKey }) => inchiKey ?? ''],
  ['verdict', ({ verdict }) => verdict ?? ''],
  ['reason', ({ reason }) => reason ?? ''],
  ['doubts', ({ doubts }) => doubts],
  ['engine', ({ engine }) => engine ?? ''],
  ['similarity', ({ similarity }) => similarity ?? ''],
];

/** What was found, a row for each compound. Without who judged: names of people go out only if the user says so. */
export const foundTable = (compounds: readonly FoundCompound[]): Table => ({
  headers: COLUMNS.map(([header]) => header),
  rows: compounds.map((compound) => COLUMNS.map(([, of]) => of(compound))),
});

/** SMILES, tab, name, without a header; what has no structure is left out. */
export const foundSmiles = (compounds: readonly FoundCompound[]): string =>
  compounds
    .flatMap(({ smiles, name, number }) =>
      smiles === null ? [] : [`${smiles}\t${(name ?? number ?? '').replace(/\s+/g, ' ')}\n`],
    )
    .join('');
