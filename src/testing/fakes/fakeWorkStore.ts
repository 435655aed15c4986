import { answering, WorkStoreError } from '@/platform/browser/workStore/faults';
import { unreadableSummary } from '@/platform/browser/workStore/rowSchema';
import { MOST_SET_ASIDE } from '@/platform/browser/workStore/setAside';
import type {
  SavedWork,
  SetAside,
  SetAsideRecord,
  Stored,
  WorkStore,
  WorkStoreFaultKind,
  WorkSummary,
  WorkToSave,
} from '@/platform/workStore';

export interface FakeWorkStore extends WorkStore {
  /** If set, every call fails with it. */
  fault: WorkStoreFaultKind | undefined;
  /** If set, writes fail with it while everything else works. */
  writeFault: WorkStoreFaultKind | undefined;
  /** While true, writes do not end. */
  hangs: boolean;
  /** While true, reading an article does not end. */
  readingHangs: boolean;
  /** Hashes of works whose record cannot be read. */
  readonly lost: Set<string>;
  /** Every attempted write, oldest first. */
  readonly writes: readonly WorkToSave[];
  /** The stored works by hash; a test may add any. */
  readonly works: Map<string, SavedWork>;
  /** The records set aside, by id. */
  readonly asides: Map<string, SetAsideRecord>;
}

/** A work store in memory that behaves like the real one. */
export function createFakeWorkStore(): FakeWorkStore {
  const works = new Map<string, SavedWork>();
  const asides = new Map<string, SetAsideRecord>();
  const lost = new Set<string>();
  const writes: WorkToSave[] = [];
  const fake: FakeWorkStore = {
    fault: undefined,
    writeFault: undefined,
    hangs: false,
    readingHangs: false,
    lost,
    writes,
    works,
    asides,
    list: () =>
      answer(() => [...works].map(([hash, { summary }]) => listed(summary, lost.has(hash)))),
    get: async (hash) => {
      if (fake.readingHangs) return new Promise(() => undefined);
      return answer(() => {
        if (lost.has(hash)) throw new WorkStoreError('unreadable');
        return withRecord(works.get(hash));
      });
    },
    revisionOf: (hash) => answer(() => works.get(hash)?.summary.revision),
    put: async (work) => {
      writes.push(work);
      if (fake.hangs) return new Promise(() => undefined);
      return answer(() => {
        if (fake.writeFault) throw new WorkStoreError(fake.writeFault);
        const earlier = works.get(work.summary.hash);
        if (!earlier && !work.file) throw new WorkStoreError('incomplete');
        works.set(work.summary.hash, merged(work, earlier));
        const isOther = earlier !== undefined && earlier.summary.revision !== work.basedOn;
        return isOther ? { replaced: withRecord(earlier)?.record } : {};
      });
    },
    writeUnsaved: () => answer(() => ({})),
    dropFile: (hash) => answer(() => void dropFile(works, hash)),
    remove: (hash) => answer(() => void (works.delete(hash) && lost.delete(hash))),
    clear: () =>
      answer(() => {
        works.clear();
        asides.clear();
      }),
    setAside: (record) => answer(() => setAside(asides, record)),
    listSetAside: () => answer(() => [...asides.values()].map(describe)),
    getSetAside: (id) => answer(() => asides.get(id)),
    discardSetAside: (id) => answer(() => void asides.delete(id)),
  };
  async function answer<T>(value: () => T): Promise<Stored<T>> {
    return answering(async () => {
      if (fake.fault) throw new WorkStoreError(fake.fault);
      return value();
    });
  }
  return fake;
}

function dropFile(works: Map<string, SavedWork>, hash: string): void {
  const saved = works.get(hash);
  if (!saved?.file) return;
  const { file, ...rest } = saved;
  const size = Math.max(0, saved.summary.size - file.size);
  works.set(hash, { ...rest, summary: { ...saved.summary, size, hasNoFile: true } });
}

const listed = (summary: WorkSummary, isLost: boolean): WorkSummary =>
  (isLost && unreadableSummary(summary.hash)) || summary;

const withRecord = (saved: SavedWork | undefined) =>
  saved && { ...saved, record: { ...saved.summary, snapshot: saved.snapshot } };

const describe = ({ record, ...rest }: SetAsideRecord): SetAside => ({
  ...rest,
  size: JSON.stringify(record).length,
});

function setAside(asides: Map<string, SetAsideRecord>, record: SetAsideRecord): SetAside {
  const json = JSON.stringify(record.record);
  const same = [...asides.values()].find((other) => JSON.stringify(other.record) === json);
  if (!same && asides.size >= MOST_SET_ASIDE) throw new WorkStoreError('noRoomAside');
  if (!same) asides.set(record.id, record);
  return describe(same ?? record);
}

function merged(work: WorkToSave, earlier: SavedWork | undefined): SavedWork {
  const images = new Map([...(work.file ? [] : (earlier?.images ?? [])), ...work.images]);
  work.goneImages.forEach((name) => images.delete(name));
  const file = work.file ?? earlier?.file;
  return { summary: work.summary, snapshot: work.snapshot, images, ...(file && { file }) };
}
