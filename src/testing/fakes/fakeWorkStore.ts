import { answering, WorkStoreError } from '@/platform/browser/workStore/faults';
import { unreadableSummary } from '@/platform/browser/workStore/rowSchema';
import { createMemoryWorkStore, type MemoryWorkStore } from '@/platform/headless/memoryWorkStore';
import type { Stored, WorkStoreFaultKind, WorkToSave } from '@/platform/workStore';

export interface FakeWorkStore extends MemoryWorkStore {
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
}

const failing = (kind: WorkStoreFaultKind) =>
  answering<never>(async () => {
    throw new WorkStoreError(kind);
  });

const never = (): Promise<never> => new Promise(() => undefined);

/** A work store in memory that behaves like the real one, and fails as a test wants. */
export function createFakeWorkStore(): FakeWorkStore {
  const memory = createMemoryWorkStore();
  const lost = new Set<string>();
  const writes: WorkToSave[] = [];
  const unless = <T>(answer: () => Promise<Stored<T>>): Promise<Stored<T>> =>
    fake.fault ? failing(fake.fault) : answer();
  const fake: FakeWorkStore = {
    ...{ works: memory.works, asides: memory.asides, lost, writes },
    ...{ fault: undefined, writeFault: undefined, hangs: false, readingHangs: false },
    list: () => unless(() => answering(async () => listed(memory, lost))),
    get: async (hash) => {
      if (fake.readingHangs) return never();
      return unless(() => (lost.has(hash) ? failing('unreadable') : memory.get(hash)));
    },
    revisionOf: (hash) => unless(() => memory.revisionOf(hash)),
    put: async (work) => {
      writes.push(work);
      if (fake.hangs) return never();
      return unless(() => (fake.writeFault ? failing(fake.writeFault) : memory.put(work)));
    },
    writeUnsaved: (hash) => unless(() => memory.writeUnsaved(hash)),
    dropFile: (hash) => unless(() => memory.dropFile(hash)),
    remove: (hash) =>
      unless(() => {
        lost.delete(hash);
        return memory.remove(hash);
      }),
    clear: () => unless(memory.clear),
    setAside: (record) => unless(() => memory.setAside(record)),
    listSetAside: () => unless(memory.listSetAside),
    getSetAside: (id) => unless(() => memory.getSetAside(id)),
    discardSetAside: (id) => unless(() => memory.discardSetAside(id)),
  };
  return fake;
}

const listed = ({ works }: MemoryWorkStore, lost: ReadonlySet<string>) =>
  [...works].map(([hash, { summary }]) => (lost.has(hash) && unreadableSummary(hash)) || summary);
