import type { TaskRunner } from '../tasks/taskRunner';
import type {
  Candidate,
  CompoundFilter,
  FoundCompound,
  LibraryFinding,
  SoughtStructure,
} from './finding';

/** Milliseconds after which a call answers with what it has found, and where to go on. */
const SHARE_MS = 600;

/**
 * Compounds that are looked at first, so that the first ones found are answered soon; as many as are asked for, if
 * those are more, since no more of them can be found.
 */
const FIRST = 250;

/**
 * The share of a page that may stay empty: most of what another range finds would be beyond the page, and compared
 * again for the next one.
 */
const LEFT_EMPTY = 1 / 40;

/** Of what is looked at later, what is compared at once: each of the workers takes half. */
const AT_ONCE = 2_000;

/** Compounds that are looked at at once where nearly none is left to compare. */
const MOST = 50_000;

/** Workers that compare atoms at a time: there are two at least. */
const WORKERS = 2;

/** Of fewer, one worker takes all. */
const LEAST = 100;

export interface SubstructureSearch {
  /** SMILES, SMARTS or molfile. */
  readonly written: string;
  readonly sought: SoughtStructure;
  readonly filter: CompoundFilter;
  /** Id of the last compound that was looked at; null: none. */
  readonly before: number | null;
  readonly limit: number;
  readonly signal: AbortSignal;
}

interface FoundPart {
  readonly compounds: readonly FoundCompound[];
  /** Where to go on; null: all were looked at. */
  readonly before: number | null;
}

/**
 * Compounds that have a substructure, the latest first: those that their fingerprints leave are compared by their
 * atoms. Answers as soon as there are enough, or after its share of time, be it with none.
 */
export async function searchSubstructure(
  finding: LibraryFinding,
  pool: TaskRunner,
  search: SubstructureSearch,
): Promise<FoundPart> {
  const until = Date.now() + SHARE_MS;
  const hits: number[] = [];
  const seen = { ids: 0, compared: 0 };
  let before = search.before;
  const enough = search.limit * (1 - LEFT_EMPTY);
  let ids = Math.max(FIRST, search.limit);
  do {
    const page = await finding.candidates(search.sought, search.filter, { before, ids });
    hits.push(...(await comparedAtoms(pool, search, page.candidates)));
    seen.ids += ids;
    seen.compared += page.candidates.length;
    before = page.before;
    ids = idsFor(search.limit - hits.length, { ...seen, hits: hits.length });
  } while (before !== null && hits.length < enough && Date.now() < until);
  const kept = hits.slice(0, search.limit);
  return {
    compounds: await finding.byIds(kept),
    before: hits.length > kept.length ? (kept.at(-1) ?? null) : before,
  };
}

interface Seen {
  readonly ids: number;
  readonly compared: number;
  readonly hits: number;
}

/**
 * Ids to look at for so many hits that are missing: what is found beyond a page would be compared again for the next.
 * As if there were one hit more, since none yet does not mean none at all.
 */
function idsFor(missing: number, { ids, compared, hits }: Seen): number {
  const forHits = (missing * ids) / (hits + 1);
  const forWorkers = (AT_ONCE * ids) / (compared + 1);
  return Math.ceil(Math.min(MOST, Math.max(FIRST, Math.min(forHits, forWorkers))));
}

/** The ids of those that have it, in their order. */
async function comparedAtoms(
  pool: TaskRunner,
  search: SubstructureSearch,
  candidates: readonly Candidate[],
): Promise<readonly number[]> {
  const unsure = candidates.filter(({ isSure }) => !isSure);
  const smiles = unsure.map(({ canonical }) => canonical);
  const places = await placesOf(pool, search, smiles);
  const found = new Set(places.map((place) => unsure[place]?.id));
  return candidates.flatMap(({ id, isSure }) => (isSure || found.has(id) ? [id] : []));
}

async function placesOf(
  pool: TaskRunner,
  { written, signal }: SubstructureSearch,
  canonical: readonly string[],
): Promise<readonly number[]> {
  const share = Math.max(LEAST, Math.ceil(canonical.length / WORKERS));
  const starts = Array.from({ length: WORKERS }, (_, at) => at * share);
  const found = await Promise.all(
    starts.map(async (start) => {
      const some = canonical.slice(start, start + share);
      if (some.length === 0) return [];
      const input = { written, canonical: some };
      const places = await pool.run('chemistry.findSubstructure', input, { owner: null, signal });
      return places.map((place) => place + start);
    }),
  );
  return found.flat();
}
