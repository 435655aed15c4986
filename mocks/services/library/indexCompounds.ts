import { TaskError } from '../../engine/taskError';
import type { TaskRunner } from '../tasks/taskRunner';
import { TaskTooHeavy } from '../tasks/taskTooHeavy';
import type { ComputedCompound, DueCompound, StructureIndex } from './finding';
import type { Library, TeamLibrary } from './library';
import { lineagesOf } from './lineagesOf';

/** Compounds of one task, which takes some 0.1 s. */
const COMPOUNDS_A_TASK = 50;

/** Milliseconds before going on after a failure; what was taken is free again by then. */
const PAUSE_MS = 61_000;

interface Indexed extends Pick<TeamLibrary, 'isShared'> {
  readonly library: Pick<Library, 'finding' | 'onEvents'>;
}

/**
 * Computes what compounds are found by, whenever events were kept, and what was left when the services stopped. Every
 * node does; the library gives each compound to one of them. Of a shared one it looks by itself, too: another node may
 * have ended with what it took, and nobody is told of that.
 */
export function indexCompounds(
  { library: { finding, onEvents }, isShared }: Indexed,
  pool: TaskRunner,
  signal: AbortSignal,
): void {
  let isWanted = false;
  let working: Promise<void> | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const work = async () => {
    while (isWanted && !signal.aborted) {
      isWanted = false;
      for (;;) {
        const due = await finding.due(COMPOUNDS_A_TASK);
        if (due.length === 0 || signal.aborted) break;
        await finding.computed(await computed(pool, due, signal));
      }
    }
  };
  const wake = () => {
    isWanted = true;
    clearTimeout(pause);
    working ??= work()
      .catch(() => {
        if (!signal.aborted) pause = setTimeout(wake, PAUSE_MS);
      })
      .finally(() => {
        working = undefined;
      });
  };
  const looking = isShared ? setInterval(wake, PAUSE_MS) : undefined;
  signal.addEventListener('abort', () => {
    clearTimeout(pause);
    clearInterval(looking);
  });
  onEvents(wake);
  wake();
}

async function computed(
  pool: TaskRunner,
  due: readonly DueCompound[],
  signal: AbortSignal,
): Promise<readonly ComputedCompound[]> {
  const [indexes, lineages] = await Promise.all([
    structuresOf(pool, due, signal),
    lineagesOf(
      pool,
      due.map(({ organism }) => organism),
      signal,
    ),
  ]);
  return due.map(({ id, seq }, at) => ({
    ...{ id, seq, index: indexes[at] ?? null },
    taxa: [...(lineages[at]?.own ?? []), ...(lineages[at]?.above ?? [])],
  }));
}

/** One that breaks RDKit, or takes it too long, must not keep the others from being found. */
async function structuresOf(
  pool: TaskRunner,
  due: readonly DueCompound[],
  signal: AbortSignal,
): Promise<readonly (StructureIndex | null)[]> {
  const structures = due.map(({ smiles, molfile }) => ({
    smiles: smiles ?? undefined,
    molfile: molfile ?? undefined,
  }));
  try {
    return await pool.run('chemistry.indexStructures', { structures }, { owner: null, signal });
  } catch (error) {
    if (!(error instanceof TaskError || error instanceof TaskTooHeavy)) throw error;
    if (due.length === 1) return [null];
    const each = due.map((one) => structuresOf(pool, [one], signal));
    return (await Promise.all(each)).flat();
  }
}
