import type {
  FoundWork,
  Stored,
  WorkStore,
  WorkStoreFaultKind,
  WorkSummary,
  WorkToSave,
} from '../../workStore';

/** What another attempt with the same store would not change soon. */
const KEPT_AFTER: readonly WorkStoreFaultKind[] = ['full', 'unavailable'];

const REASONS: Readonly<Partial<Record<WorkStoreFaultKind, string>>> = {
  full: 'storage is full',
  unavailable: 'this browser stores nothing here',
};

/** It keeps nothing in memory. */
export type StoreBeneath = Omit<WorkStore, 'writeUnsaved'>;

interface Kept {
  readonly found: FoundWork & { readonly snapshot: object };
  /** As a write of it describes it. */
  readonly tried: WorkToSave['summary'];
}

/**
 * A store that loses nothing when the one beneath it is full or forbidden: the write still fails, which the
 * user is told, but the page remembers what was to be written and reads it back, until a later write of the
 * same article succeeds or the page is left.
 */
export function keepInMemory(store: StoreBeneath): WorkStore {
  const kept = new Map<string, Kept>();
  /** Hashes; an older version must not follow the one that is being written. */
  const writing = new Set<string>();

  /** Whatever is only here has to be written, too. */
  const complete = (work: WorkToSave): WorkToSave => {
    const before = kept.get(work.summary.hash)?.found;
    const file = work.file ?? before?.file;
    if (!before) return work;
    const images = new Map([...before.images, ...work.images]);
    work.goneImages.forEach((name) => images.delete(name));
    return { ...work, images, ...(file && { file }) };
  };

  async function remember(work: WorkToSave, reason: string): Promise<void> {
    const { hash } = work.summary;
    const before = kept.get(hash)?.found ?? valueOf(await store.get(hash));
    const images = new Map([...(before?.images ?? []), ...work.images]);
    work.goneImages.forEach((name) => images.delete(name));
    const file = work.file ?? before?.file;
    // The revision stays that of the store: a later write is based on what is there.
    const revision = work.basedOn ?? work.summary.revision;
    const summary = { ...work.summary, revision, unsaved: reason };
    const record = { ...summary, snapshot: work.snapshot };
    const found = { summary, snapshot: work.snapshot, record, images, ...(file && { file }) };
    kept.set(hash, { found, tried: work.summary });
  }

  return {
    ...store,
    list: async () => {
      const listed = await store.list();
      return kept.size === 0 ? listed : merged(listed, kept);
    },
    get: async (hash) => {
      const found = kept.get(hash)?.found;
      return found ? { ok: true, value: found } : store.get(hash);
    },
    put: async (work) => {
      const { hash } = work.summary;
      const toWrite = complete(work);
      writing.add(hash);
      const answer = await store.put(toWrite);
      writing.delete(hash);
      if (answer.ok) kept.delete(hash);
      else if (KEPT_AFTER.includes(answer.fault.kind))
        await remember(toWrite, REASONS[answer.fault.kind] ?? answer.fault.message);
      return answer;
    },
    writeUnsaved: async (hash) => {
      const entry = kept.get(hash);
      if (!entry || writing.has(hash)) return { ok: true, value: {} };
      const { snapshot, file, images, summary: known } = entry.found;
      const summary = entry.tried;
      const answer = await store.put({
        ...{ summary, snapshot, images, goneImages: [], basedOn: known.revision },
        ...(file && { file }),
      });
      if (!answer.ok) return answer;
      // A write may have failed meanwhile, whose work is later.
      if (kept.get(hash) === entry) kept.delete(hash);
      return { ok: true, value: { ...answer.value, summary } };
    },
    remove: async (hash) => {
      const wasOnlyHere = kept.delete(hash);
      const removed = await store.remove(hash);
      return wasOnlyHere && !removed.ok && removed.fault.kind === 'unavailable'
        ? { ok: true, value: undefined }
        : removed;
    },
    clear: async () => {
      kept.clear();
      return store.clear();
    },
  };
}

const valueOf = (found: Stored<FoundWork | undefined>): FoundWork | undefined =>
  found.ok ? found.value : undefined;

/** Latest first. */
function merged(
  listed: Stored<readonly WorkSummary[]>,
  kept: ReadonlyMap<string, Kept>,
): Stored<readonly WorkSummary[]> {
  const stored = listed.ok ? listed.value.filter(({ hash }) => !kept.has(hash)) : [];
  const all = [...stored, ...[...kept.values()].map(({ found }) => found.summary)];
  return { ok: true, value: all.sort((a, b) => b.savedAt - a.savedAt) };
}
