import { answerJson } from '../http/answers';
import { readFields, type ValuesOf } from '../http/fields';
import { HttpError } from '../http/httpError';
import { plain } from '../http/plain';
import { queryOf } from '../http/queryOf';
import { jsonObject } from '../http/readJson';
import type { WebApp } from '../http/webApp';
import type { CompoundFilter, FoundCompound, SimilarCompound } from '../library/finding';
import type { Library } from '../library/library';
import type { LibraryUsers } from '../library/librarySettings';
import { lineagesOf } from '../library/lineagesOf';
import { searchSubstructure } from '../library/searchStructures';
import { userOf } from '../library/userOf';
import { onOperation } from '../openapi/operation';
import type { TaskRunner } from '../tasks/taskRunner';
import { FINDING } from './operations/findingOperations';

/** Milliseconds that a search waits for what the list of taxa calls an organism. */
const TAXA_LIMIT_MS = 1_000;

interface FindingRouteOptions {
  readonly library: Pick<Library, 'finding'>;
  readonly users: LibraryUsers;
  readonly pool: TaskRunner;
}

/** Finds compounds over all articles, for whoever may see them. */
export function addFindingRoutes(router: WebApp, options: FindingRouteOptions): void {
  const { users, pool } = options;
  const { finding } = options.library;
  onOperation(router, FINDING.structures, async (call) => {
    const { name: reader } = userOf(call, users);
    const fields = readFields(FINDING.structures.json, jsonObject(call));
    const sought = { ...fields, reader };
    return answerJson(call, await findStructures(options, sought, call.req.raw.signal));
  });
  onOperation(router, FINDING.sought, async (call) => {
    userOf(call, users);
    const { structure: written } = readFields(FINDING.sought.json, jsonObject(call));
    const whose = { owner: null, signal: call.req.raw.signal };
    return answerJson(call, await pool.run('chemistry.drawSought', { written }, whose));
  });
  onOperation(router, FINDING.search, async (call) => {
    const { name: reader } = userOf(call, users);
    const query = readFields(FINDING.search.query, queryOf(call.req), 'query');
    const { limit, cursor, ...fields } = query;
    const page = { before: placeIn(cursor), limit };
    const filter = await filterOf(pool, { ...fields, reader }, call.req.raw.signal);
    const compounds = await finding.compounds(filter, page);
    const next = compounds.length < limit ? null : (compounds.at(-1)?.id ?? null);
    return answerJson(call, { compounds: compounds.map(shown), cursor: cursorOf(next) });
  });
  onOperation(router, FINDING.twins, async (call) => {
    const { name: reader } = userOf(call, users);
    const [article, segment] = [call.req.param('article'), call.req.param('segment')];
    const twins = await finding.twins(plain(article ?? ''), plain(segment ?? ''), reader);
    if (!twins) throw new HttpError(404, 'The library has no such compound');
    return answerJson(call, { compounds: twins.map(shown) });
  });
  onOperation(router, FINDING.statistics, async (call) => {
    userOf(call, users);
    return answerJson(call, await finding.statistics());
  });
}

type StructureFields = ValuesOf<typeof FINDING.structures.json> & Pick<CompoundFilter, 'reader'>;

async function findStructures(
  { library: { finding }, pool }: FindingRouteOptions,
  { structure, kind, least_similarity: atLeast, limit, cursor, ...fields }: StructureFields,
  signal: AbortSignal,
) {
  const place = placeIn(cursor);
  const input = { written: structure };
  const sought = await pool.run('chemistry.readSought', input, { owner: null, signal });
  const filter = await filterOf(pool, fields, signal);
  if (kind === 'substructure') {
    const search = {
      ...{ written: structure, filter, before: place, limit, signal },
      sought: { ...sought, isMolecule: sought.molecule !== null },
    };
    const { compounds, before } = await searchSubstructure(finding, pool, search);
    return { compounds: compounds.map(shown), cursor: cursorOf(before) };
  }
  if (!sought.molecule) throw new HttpError(422, 'A pattern cannot be similar to a structure');
  const page = { atLeast, limit, offset: place ?? 0 };
  const compounds = await finding.similar(sought.molecule, filter, page);
  const next = compounds.length < limit ? null : page.offset + limit;
  return { compounds: compounds.map(shown), cursor: cursorOf(next) };
}

/** @throws HttpError 422 for a cursor that no answer had */
function placeIn(cursor: string): number | null {
  if (cursor === '') return null;
  if (!/^\d{1,15}$/.test(cursor)) throw new HttpError(422, 'No answer had such a cursor');
  return Number(cursor);
}

const cursorOf = (place: number | null) => (place === null ? null : String(place));

/** Without the list of taxa, an organism is found by its words alone. */
async function filterOf(
  pool: TaskRunner,
  fields: Omit<CompoundFilter, 'taxa'>,
  signal: AbortSignal,
): Promise<CompoundFilter> {
  Object.values(fields).forEach(plain);
  const organism = fields.organism.trim();
  if (organism === '') return { ...fields, taxa: [] };
  const limited = AbortSignal.any([signal, AbortSignal.timeout(TAXA_LIMIT_MS)]);
  const [lineage] = await lineagesOf(pool, [organism], limited).catch(() => []);
  return { ...fields, taxa: lineage?.own ?? [] };
}

function shown(compound: FoundCompound | SimilarCompound) {
  const { id: _id, fileName, judgedBy, inchiKey, ...rest } = compound;
  return { file_name: fileName, judged_by: judgedBy, inchi_key: inchiKey, ...rest };
}
