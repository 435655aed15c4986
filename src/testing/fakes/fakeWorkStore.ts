import { answering, WorkStoreError } from '@/platform/browser/workStore/faults';
import type {
  SavedWork,
  Stored,
  WorkStore,
  WorkStoreFaultKind,
  WorkToSave,
} from '@/platform/workStore';

export interface FakeWorkStore extends WorkStore {
  /** Set it to make every call fail. */
  fault: WorkStoreFaultKind | undefined;
  /** While true, writes do not end. */
  hangs: boolean;
  /** Every attempted write, oldest first. */
  readonly writes: readonly WorkToSave[];
  /** What is stored, by hash; a test may put in what it likes. */
  readonly works: Map<string, SavedWork>;
}

/** A work store in memory that behaves as the real one does. */
export function createFakeWorkStore(): FakeWorkStore {
  const works = new Map<string, SavedWork>();
  const writes: WorkToSave[] = [];
  const fake: FakeWorkStore = {
    fault: undefined,
    hangs: false,
    writes,
    works,
    list: () => answer(() => [...works.values()].map(({ summary }) => summary)),
    get: (hash) => answer(() => works.get(hash)),
    put: async (work) => {
      writes.push(work);
      if (fake.hangs) return new Promise(() => undefined);
      return answer(() => {
        const earlier = works.get(work.summary.hash);
        works.set(work.summary.hash, merged(work, earlier));
        if (!earlier && !work.file) throw new WorkStoreError('incomplete');
        const { basedOn } = work;
        const isOther = earlier !== undefined && earlier.summary.revision !== basedOn;
        return { replacedOther: isOther && basedOn !== undefined };
      });
    },
    remove: (hash) => answer(() => void works.delete(hash)),
    clear: () => answer(() => works.clear()),
  };
  async function answer<T>(value: () => T): Promise<Stored<T>> {
    return answering(async () => {
      if (fake.fault) throw new WorkStoreError(fake.fault);
      return value();
    });
  }
  return fake;
}

function merged(work: WorkToSave, earlier: SavedWork | undefined): SavedWork {
  const images = new Map([...(work.file ? [] : (earlier?.images ?? [])), ...work.images]);
  work.goneImages.forEach((name) => images.delete(name));
  const file = work.file ?? earlier?.file;
  return { summary: work.summary, snapshot: work.snapshot, images, ...(file && { file }) };
}
