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

/**
 * A store that loses nothing when the one beneath it is full or forbidden: the write still fails, which the
 * user is told, but the page remembers what was to be written and reads it back, until a later write of the
 * same article succeeds or the page is left.
 */
export function keepInMemory(store: WorkStore): WorkStore {
  const kept = new Map<string, FoundWork>();

  /** Whatever is only here has to be written, too. */
  const complete = (work: WorkToSave): WorkToSave => {
    const before = kept.get(work.summary.hash);
    const file = work.file ?? before?.file;
    if (!before) return work;
    const images = new Map([...before.images, ...work.images]);
    work.goneImages.forEach((name) => images.delete(name));
    return { ...work, images, ...(file && { file }) };
  };

  async function remember(work: WorkToSave, reason: string): Promise<void> {
    const { hash } = work.summary;
    const before = kept.get(hash) ?? valueOf(await store.get(hash));
    const images = new Map([...(before?.images ?? []), ...work.images]);
    work.goneImages.forEach((name) => images.delete(name));
    const file = work.file ?? before?.file;
    // The revision stays that of the store: a later write is based on what is there.
    const revision = work.basedOn ?? work.summary.revision;
    const summary = { ...work.summary, revision, unsaved: reason };
    const record = { ...summary, snapshot: work.snapshot };
    kept.set(hash, { summary, snapshot: work.snapshot, record, images, ...(file && { file }) });
  }

  return {
    ...store,
    list: async () => {
      const listed = await store.list();
      return kept.size === 0 ? listed : merged(listed, kept);
    },
    get: async (hash) => {
      const found = kept.get(hash);
      return found ? { ok: true, value: found } : store.get(hash);
    },
    put: async (work) => {
      const toWrite = complete(work);
      const answer = await store.put(toWrite);
      if (answer.ok) kept.delete(work.summary.hash);
      else if (KEPT_AFTER.includes(answer.fault.kind))
        await remember(toWrite, REASONS[answer.fault.kind] ?? answer.fault.message);
      return answer;
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
  kept: ReadonlyMap<string, FoundWork>,
): Stored<readonly WorkSummary[]> {
  const stored = listed.ok ? listed.value.filter(({ hash }) => !kept.has(hash)) : [];
  const all = [...stored, ...[...kept.values()].map(({ summary }) => summary)];
  return { ok: true, value: all.sort((a, b) => b.savedAt - a.savedAt) };
}
