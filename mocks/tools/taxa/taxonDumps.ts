import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { TaxonListHead } from '../../engine/names/taxonList';

/** A name in a dump of a taxonomy. */
export interface DumpedName {
  readonly name: string;
  readonly rank: 'genus' | 'species';
  /** Of the taxon that has the name, or of which it is a synonym. */
  readonly id: string;
  readonly isAccepted: boolean;
}

export interface TaxonDump {
  readonly head: Pick<TaxonListHead, 'source' | 'release' | 'licence'>;
  /** Each call reads the dump anew, which may have some gigabytes. */
  readonly names: () => AsyncGenerator<DumpedName>;
}

/**
 * Opens NCBI's taxdump, a folder with names.dmp and nodes.dmp, or GBIF's backbone: Taxon.tsv of its archive, or its
 * simple.txt.
 *
 * @throws Error if the path is none of them
 */
export async function openDump(place: string): Promise<TaxonDump> {
  const isFolder = (await stat(place)).isDirectory();
  if (isFolder) return ncbiDump(place);
  return gbifDump(place, await darwinCoreHead(place));
}

/** Day of the file's content: an archive that is unpacked keeps it. */
const dayOf = async (file: string): Promise<string> =>
  (await stat(file)).mtime.toISOString().slice(0, 10);

export const linesOf = (file: string) =>
  createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity });

const isRank = (text: string): text is DumpedName['rank'] => text === 'genus' || text === 'species';

/** https://ftp.ncbi.nih.gov/pub/taxonomy/taxdump_readme.txt: `tab | tab` between fields, `tab |` at the end. */
export const dmpFields = (line: string): string[] => line.replace(/\t\|$/, '').split('\t|\t');

/**
 * Classes that name the whole of a taxon scientifically; authorities have authors, `in-part` and `includes` name
 * something else.
 */
export const NCBI_SYNONYMS: readonly string[] = [
  'synonym',
  'genbank synonym',
  'equivalent name',
  'anamorph',
  'genbank anamorph',
  'teleomorph',
  'misspelling',
];

async function ncbiDump(folder: string): Promise<TaxonDump> {
  const names = path.join(folder, 'names.dmp');
  const ranks = new Map<string, DumpedName['rank']>();
  for await (const line of linesOf(path.join(folder, 'nodes.dmp'))) {
    const [id = '', , rank = ''] = dmpFields(line);
    if (isRank(rank)) ranks.set(id, rank);
  }
  const release = await dayOf(names);
  return {
    // https://www.ncbi.nlm.nih.gov/home/about/policies/
    head: { source: 'NCBI', release, licence: 'public domain' },
    names: async function* () {
      for await (const line of linesOf(names)) {
        const [id = '', name = '', , kind = ''] = dmpFields(line);
        const rank = ranks.get(id);
        const isAccepted = kind === 'scientific name';
        if (!rank || !(isAccepted || NCBI_SYNONYMS.includes(kind))) continue;
        yield { name, rank, id, isAccepted };
      }
    },
  };
}

/** Places of what is needed in a line of GBIF's backbone. */
interface GbifColumns {
  readonly id: number;
  /** Of a synonym. */
  readonly accepted: number;
  readonly status: number;
  readonly rank: number;
  readonly name: number;
}

/**
 * Of simple.txt, which has no head: backbone-ddl.sql of github.com/gbif/checklistbank. The parent of a synonym is the
 * accepted taxon (https://hosted-datasets.gbif.org/datasets/backbone/README.html).
 */
const SIMPLE: GbifColumns = { id: 0, accepted: 1, status: 4, rank: 5, name: 19 };

const DARWIN_CORE = {
  id: 'taxonID',
  accepted: 'acceptedNameUsageID',
  status: 'taxonomicStatus',
  rank: 'taxonRank',
  name: 'canonicalName',
} as const;

/** Neither a doubtful name nor one that is misapplied or belongs to several taxa says which taxon is meant. */
const GBIF_STATUS = /^(?:accepted|(?:(?:homo|hetero)typic[ _])?synonym)$/i;

/** The names of its columns; null for simple.txt, which has none. */
async function darwinCoreHead(file: string): Promise<readonly string[] | null> {
  for await (const line of linesOf(file)) {
    const cells = line.split('\t');
    if (cells[0] === DARWIN_CORE.id) return cells;
    if (/^\d+$/.test(cells[0] ?? '') && cells.length > SIMPLE.name) return null;
    break;
  }
  throw new Error(`${file} is neither Taxon.tsv nor simple.txt of GBIF's backbone`);
}

async function gbifDump(file: string, head: readonly string[] | null): Promise<TaxonDump> {
  const columns = head ? darwinCoreColumns(file, head) : SIMPLE;
  return {
    // https://doi.org/10.15468/39omei
    head: { source: 'GBIF', release: await dayOf(file), licence: 'CC BY 4.0' },
    names: async function* () {
      for await (const line of linesOf(file)) {
        const cells = line.split('\t');
        const cell = (column: keyof GbifColumns) => cells[columns[column]] ?? '';
        const rank = cell('rank').toLowerCase();
        const status = cell('status');
        if (!isRank(rank) || !GBIF_STATUS.test(status)) continue;
        const isAccepted = status.toLowerCase() === 'accepted';
        yield { name: cell('name'), rank, id: cell(isAccepted ? 'id' : 'accepted'), isAccepted };
      }
    },
  };
}

function darwinCoreColumns(file: string, head: readonly string[]): GbifColumns {
  const at = (column: keyof GbifColumns): number => {
    const place = head.indexOf(DARWIN_CORE[column]);
    if (place < 0) throw new Error(`${file} has no column ${DARWIN_CORE[column]}`);
    return place;
  };
  return {
    id: at('id'),
    accepted: at('accepted'),
    status: at('status'),
    rank: at('rank'),
    name: at('name'),
  };
}
