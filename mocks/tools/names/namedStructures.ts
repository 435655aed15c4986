import type { NamedStructure } from '../../engine/names/dictionaryFile';
import {
  downloadRecords,
  firstOf,
  SEPARATOR,
  type DownloadKind,
} from '../downloads/downloadRecords';

const SMILES = ['canonical_smiles', 'smiles'];
const NAMES = ['name', 'iupac_name', 'synonyms'];

/**
 * The named structures of a download of COCONUT.
 *
 * @throws Error if a table has no column of SMILES or none of names
 */
export async function* namedStructures(
  pieces: AsyncIterable<string>,
  kind: DownloadKind,
): AsyncGenerator<NamedStructure> {
  for await (const fields of downloadRecords(pieces, kind, requireColumns)) {
    const names = NAMES.flatMap((field) => (fields.get(field) ?? '').split(SEPARATOR));
    yield {
      smiles: firstOf(fields, SMILES),
      names: names.map((name) => name.trim()).filter((name) => name !== ''),
    };
  }
}

function requireColumns(columns: readonly string[]): void {
  for (const wanted of [SMILES, ['name', 'synonyms']]) {
    if (wanted.some((name) => columns.includes(name))) continue;
    throw new Error(
      `There is no column ${wanted.join(' or ')}: COCONUT's lite downloads have no names, the full ones do`,
    );
  }
}
