import type { OfflineEvent, OfflineFiles, OfflineStore } from '@/platform/offlineFiles';

/** A file of the fake build, and whether it is stored. */
interface FakeFile {
  readonly part: string;
  readonly name: string;
  readonly size: number;
  isStored: boolean;
}

export interface FakeOfflineFiles extends OfflineFiles {
  files: FakeFile[];
  isKept: boolean;
  /** The browser's reason not to keep files. */
  refusal: string | undefined;
  /** What happens to a file that is to be stored; by default, it is. `onReceived` as the platform has it. */
  onStore: (
    name: string,
    onReceived: (bytes: number) => void,
    signal: AbortSignal,
  ) => Promise<void>;
  emit(event: OfflineEvent): void;
  /** Addresses of pages that can be opened. */
  readonly available: Set<string>;
  readonly timesOpened: number;
  readonly timesLooked: number;
  readonly timesTaken: number;
  readonly listenerCount: number;
}

export function createFakeOfflineFiles(): FakeOfflineFiles {
  const listeners = new Set<(event: OfflineEvent) => void>();
  const counts = { opened: 0, looked: 0, taken: 0 };
  const fake: FakeOfflineFiles = {
    files: [
      { part: 'shell', name: 'index.html', size: 2_000_000, isStored: true },
      { part: 'viewer', name: 'assets/pdf.js', size: 1_000_000, isStored: false },
      { part: 'pictures', name: 'assets/weights.bin', size: 5_000_000, isStored: false },
    ],
    isKept: false,
    refusal: undefined,
    onStore: async () => undefined,
    async open() {
      counts.opened += 1;
      if (fake.refusal !== undefined) throw new Error(fake.refusal);
      return store;
    },
    available: new Set(),
    isAvailable: async (address) => fake.available.has(address),
    emit: (event) => listeners.forEach((listener) => listener(event)),
    get timesOpened() {
      return counts.opened;
    },
    get timesLooked() {
      return counts.looked;
    },
    get timesTaken() {
      return counts.taken;
    },
    get listenerCount() {
      return listeners.size;
    },
  };
  const store: OfflineStore = {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    report: async () => ({ parts: partsOf(fake.files), isKept: fake.isKept }),
    async store(name, onReceived, signal) {
      await fake.onStore(name, onReceived, signal);
      const file = fake.files.find((one) => one.name === name);
      if (file) file.isStored = true;
    },
    async keepAll() {
      fake.isKept = true;
    },
    async remove() {
      fake.isKept = false;
      for (const file of fake.files) if (file.part !== 'shell') file.isStored = false;
    },
    look: async () => void (counts.looked += 1),
    takeOver: () => void (counts.taken += 1),
  };
  return fake;
}

function partsOf(files: readonly FakeFile[]) {
  return [...new Set(files.map(({ part }) => part))].map((id) => {
    const own = files.filter(({ part }) => part === id);
    const sum = (some: readonly FakeFile[]) => some.reduce((total, { size }) => total + size, 0);
    return {
      ...{ id, size: sum(own), stored: sum(own.filter(({ isStored }) => isStored)) },
      missing: own.filter(({ isStored }) => !isStored).map(({ name, size }) => ({ name, size })),
    };
  });
}
