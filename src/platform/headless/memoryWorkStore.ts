import { answering, WorkStoreError } from '../browser/workStore/faults';
import { MOST_SET_ASIDE } from '../browser/workStore/setAside';
import type {
  SavedWork,
  SetAside,
  SetAsideRecord,
  WorkStore,
  WorkToSave,
  WrittenWork,
} from '../workStore';

/** A work store in memory: what it holds ends with the process. */
export interface MemoryWorkStore extends WorkStore {
  /** By hash. */
  readonly works: Map<string, SavedWork>;
  /** The records set aside, by id. */
  readonly asides: Map<string, SetAsideRecord>;
}

export function createMemoryWorkStore(): MemoryWorkStore {
  const works = new Map<string, SavedWork>();
  const asides = new Map<string, SetAsideRecord>();
  return {
    works,
    asides,
    list: () => answering(async () => [...works.values()].map(({ summary }) => summary)),
    get: (hash) => answering(async () => withRecord(works.get(hash))),
    revisionOf: (hash) => answering(async () => works.get(hash)?.summary.revision),
    put: (work) => answering(async () => put(works, work)),
    writeUnsaved: () => answering(async () => ({})),
    dropFile: (hash) => answering(async () => dropFile(works, hash)),
    remove: (hash) => answering(async () => void works.delete(hash)),
    clear: () =>
      answering(async () => {
        works.clear();
        asides.clear();
      }),
    setAside: (record) => answering(async () => setAside(asides, record)),
    listSetAside: () => answering(async () => [...asides.values()].map(describe)),
    getSetAside: (id) => answering(async () => asides.get(id)),
    discardSetAside: (id) => answering(async () => void asides.delete(id)),
  };
}

function put(works: Map<string, SavedWork>, work: WorkToSave): WrittenWork {
  const { hash } = work.summary;
  const earlier = works.get(hash);
  if (!earlier && !work.file) throw new WorkStoreError('incomplete');
  works.set(hash, merged(work, earlier));
  const isOther = earlier !== undefined && earlier.summary.revision !== work.basedOn;
  return isOther ? { replaced: withRecord(earlier)?.record } : {};
}

function merged(work: WorkToSave, earlier: SavedWork | undefined): SavedWork {
  const images = new Map([...(work.file ? [] : (earlier?.images ?? [])), ...work.images]);
  work.goneImages.forEach((name) => images.delete(name));
  const file = work.file ?? earlier?.file;
  return { summary: work.summary, snapshot: work.snapshot, images, ...(file && { file }) };
}

function dropFile(works: Map<string, SavedWork>, hash: string): void {
  const saved = works.get(hash);
  if (!saved?.file) return;
  const { file, ...rest } = saved;
  const size = Math.max(0, saved.summary.size - file.size);
  works.set(hash, { ...rest, summary: { ...saved.summary, size, hasNoFile: true } });
}

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
