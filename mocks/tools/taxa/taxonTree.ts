import path from 'node:path';
import { dmpFields, linesOf, NCBI_SYNONYMS } from './taxonDumps';

/** A taxon of NCBI's taxdump, genus or above. */
export interface DumpedNode {
  /** Undefined of the root. */
  readonly parent: string | undefined;
  readonly rank: string;
  readonly name: string;
  /** Synonyms, and common names of what is above genera. */
  readonly others: readonly string[];
}

/** Below genera, which are told by them. */
const TOO_LOW = /^(?:sub(?:genus|species)|species|varietas|forma|species (?:sub)?group)$/;

const COMMON_NAMES: readonly string[] = ['common name', 'genbank common name', 'blast name'];

interface Growing extends DumpedNode {
  readonly others: string[];
  name: string;
}

/** Genera and what is above them, by their ids. What has no rank counts where genera are below it. */
export async function readTaxonTree(folder: string): Promise<ReadonlyMap<string, DumpedNode>> {
  const nodes = new Map<string, Growing>();
  for await (const line of linesOf(path.join(folder, 'nodes.dmp'))) {
    const [id = '', parent = '', rank = ''] = dmpFields(line);
    if (TOO_LOW.test(rank)) continue;
    nodes.set(id, { parent: parent === id ? undefined : parent, rank, name: '', others: [] });
  }
  for await (const line of linesOf(path.join(folder, 'names.dmp'))) {
    const [id = '', name = '', , kind = ''] = dmpFields(line);
    const node = nodes.get(id);
    if (!node) continue;
    if (kind === 'scientific name') node.name = name;
    else if (isOther(kind, node.rank)) node.others.push(name);
  }
  return nodes;
}

const isOther = (kind: string, rank: string): boolean =>
  NCBI_SYNONYMS.includes(kind) || (rank !== 'genus' && COMMON_NAMES.includes(kind));
