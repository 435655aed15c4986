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

/** Candidates that are compared first, so that the first ones found are answered soon. */
const FIRST = 200;

/** Candidates of a later look at the database; each of the workers takes half. */
const NEXT = 2_000;

/** Workers that compare atoms at a time: there are two at least. */
const WORKERS = 2;

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
  let before = search.before;
  let [size, compared] = [FIRST, 0];
  do {
    const page = await finding.candidates(search.sought, search.filter, { before, limit: size });
    hits.push(...(await comparedAtoms(pool, search, page.candidates)));
    compared += size;
    before = page.before;
    size = sizeFor(search.limit - hits.length, hits.length / compared);
  } while (before !== null && hits.length < search.limit && Date.now() < until);
  const kept = hits.slice(0, search.limit);
  return {
    compounds: await finding.byIds(kept),
    before: hits.length > kept.length ? (kept.at(-1) ?? null) : before,
  };
}

/** Candidates for so many hits that are missing: what is found beyond a page would be compared again for the next. */
const sizeFor = (missing: number, rate: number) =>
  Math.min(NEXT, Math.max(FIRST, Math.ceil(missing / Math.max(rate, missing / NEXT))));

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
  const share = Math.max(FIRST / WORKERS, Math.ceil(canonical.length / WORKERS));
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
