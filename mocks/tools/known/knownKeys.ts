import { canonicalise } from '../../engine/chemistry/canonicalise';
import type { RDKit } from '../../engine/chemistry/rdkit';
import { INCHI_KEY } from '../../engine/known/knownFile';
import {
  downloadRecords,
  firstOf,
  type DownloadKind,
  type Fields,
} from '../downloads/downloadRecords';

const KEYS = ['standard_inchi_key', 'inchi_key', 'inchikey'];
const SMILES = ['canonical_smiles', 'smiles'];

/** The InChIKeys of a download, and how they were come by. */
export interface KnownKeys {
  readonly keys: ReadonlySet<string>;
  readonly records: number;
  /** Of records that state none, computed from their SMILES. */
  readonly computed: number;
  /** Records that have neither, or a SMILES that RDKit cannot read. */
  readonly without: number;
}

/**
 * @param loadRDKit is called if a record states no InChIKey
 * @throws Error if a table has a column neither of InChIKeys nor of SMILES
 */
export async function knownKeys(
  pieces: AsyncIterable<string>,
  kind: DownloadKind,
  loadRDKit: () => Promise<RDKit>,
): Promise<KnownKeys> {
  const keys = new Set<string>();
  let [records, computed] = [0, 0];
  let without = 0;
  let rdkit: RDKit | undefined;
  for await (const fields of downloadRecords(pieces, kind, requireColumns)) {
    records += 1;
    const stated = statedKey(fields);
    const smiles = firstOf(fields, SMILES);
    const key = stated ?? (smiles === '' ? '' : keyOf((rdkit ??= await loadRDKit()), smiles));
    if (key === '') without += 1;
    else keys.add(key);
    if (stated === undefined && key !== '') computed += 1;
  }
  return { keys, records, computed, without };
}

function statedKey(fields: Fields): string | undefined {
  const key = firstOf(fields, KEYS)
    .toUpperCase()
    .replace(/^INCHIKEY=/, '');
  return INCHI_KEY.test(key) ? key : undefined;
}

const keyOf = (rdkit: RDKit, smiles: string): string =>
  canonicalise(rdkit, [smiles])[0]?.inchiKey ?? '';

function requireColumns(columns: readonly string[]): void {
  if ([...KEYS, ...SMILES].some((name) => columns.includes(name))) return;
  throw new Error(`There is no column ${[...KEYS, ...SMILES].join(', ')}`);
}
