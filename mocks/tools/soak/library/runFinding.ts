import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import initRDKitModule from '@rdkit/rdkit';
import { rdkitModuleOptions } from '../../../engine/chemistry/rdkit';
import { indexStructures } from '../../../engine/chemistry/substructure/indexStructures';
import { makeCompounds } from '../../../library/measuring/madeCompounds';
import { startPostgres } from '../../../testing/postgresServer';
import { startProgram } from '../../../testing/startProgram';
import { madeSmiles } from '../../../library/measuring/madeSmiles';

export interface FindingOptions {
  readonly compounds: number;
  /** In a folder, by PGlite; otherwise on a PostgreSQL server. */
  readonly isFolder: boolean;
  /** With RDKit's cartridge on the server. */
  readonly hasCartridge: boolean;
}

/** How a search went. */
interface Search {
  readonly of: string;
  readonly hits: number;
  /** Milliseconds to the first answer with a hit; to the last one if there is none. */
  readonly firstMs: number;
  readonly allMs: number;
  readonly calls: number;
}

export interface FindingOutcome extends FindingOptions {
  readonly makingMs: number;
  readonly searches: readonly Search[];
}

/** Hits of an answer: as many as a page shows, and as many as an export takes. */
const [A_PAGE, AN_EXPORT] = [25, 1000];

/** What is looked for: common, less common and rare parts of the made compounds. */
const SEARCHES: readonly (readonly [of: string, query: Readonly<Record<string, unknown>>])[] = [
  ['substructure: benzene', { structure: 'c1ccccc1' }],
  ['substructure: a hydroxy group', { structure: '[OX2H]' }],
  ['substructure: a chromone', { structure: 'O=c1ccoc2ccccc12' }],
  ['substructure: a hydrindane', { structure: 'C1CCC2CCCC2C1' }],
  ['substructure: a chlorinated cinnamate', { structure: 'Clc1ccccc1OC(=O)C=Cc1ccccc1' }],
  ['substructure: phosphorus', { structure: 'P' }],
  ['similarity of 0.7', { structure: madeSmiles(7), kind: 'similarity', least_similarity: 0.7 }],
  ['similarity of 0.4', { structure: madeSmiles(7), kind: 'similarity', least_similarity: 0.4 }],
  ['a name', { name: 'compound 777' }],
  ['an organism', { organism: 'Salvia species7' }],
  ['a genus', { organism: 'Salvia' }],
];

/** Fills a library, and looks for compounds through a node's calls. */
export async function runFinding(options: FindingOptions): Promise<FindingOutcome> {
  const place = options.isFolder ? await folderPlace() : await serverPlace(options.hasCartridge);
  const begun = performance.now();
  const rdkit = await initRDKitModule(rdkitModuleOptions());
  await makeCompounds(place.at, options.compounds, (list) =>
    indexStructures(
      rdkit,
      list.map((smiles) => ({ smiles })),
    ),
  );
  const makingMs = performance.now() - begun;
  const node = await startProgram({
    program: 'mocks/hosts/node/server.ts',
    env: { PORT: '0', MARCUS_LIBRARY: place.address, MARCUS_RATE_LIMITS: 'off' },
  });
  try {
    const ask = callerOf(`http://127.0.0.1:${node.port}/library`);
    const searches: Search[] = [];
    for (const [of, query] of SEARCHES) searches.push({ of, ...(await search(ask, query)) });
    return { ...options, makingMs, searches };
  } finally {
    await node.stop();
    await place.end();
  }
}

async function folderPlace() {
  const folder = await mkdtemp(path.join(tmpdir(), 'marcus-finding-'));
  return {
    address: folder,
    at: { folder },
    end: () => rm(folder, { recursive: true, force: true }),
  };
}

async function serverPlace(hasCartridge: boolean) {
  const server = await startPostgres(['max_wal_size=4GB']);
  const url = server.makeDatabase();
  if (hasCartridge)
    execFileSync(path.join(server.bin, 'psql'), [url, '-c', 'CREATE EXTENSION rdkit']);
  return { address: url, at: { url }, end: server.stop };
}

interface Answer {
  readonly compounds: readonly { readonly inchi_key: string | null }[];
  readonly cursor: string | null;
}

type Ask = (route: string, body?: unknown) => Promise<Answer>;

const callerOf =
  (url: string): Ask =>
  async (route, body) => {
    const headers = { 'Content-Type': 'application/json' };
    const init = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await fetch(`${url}${route}`, init);
    if (!response.ok) throw new Error(`${route}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Answer;
  };

async function search(
  ask: Ask,
  query: Readonly<Record<string, unknown>>,
): Promise<Omit<Search, 'of'>> {
  const begun = performance.now();
  let firstMs = 0;
  let [hits, calls] = [0, 0];
  for (let cursor: string | null = ''; cursor !== null;) {
    const limit = hits === 0 ? A_PAGE : AN_EXPORT;
    const answer: Answer = await askFor(ask, { ...query, limit, cursor });
    hits += answer.compounds.length;
    calls += 1;
    cursor = answer.cursor;
    if (firstMs === 0 && hits > 0) firstMs = performance.now() - begun;
  }
  const allMs = performance.now() - begun;
  return { hits, calls, firstMs: firstMs || allMs, allMs };
}

function askFor(ask: Ask, query: Readonly<Record<string, unknown>>): Promise<Answer> {
  if ('structure' in query) return ask('/structures', query);
  const fields = Object.entries(query).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return ask(`/search?${new URLSearchParams(fields).toString()}`);
}
