import type { PageBox } from '@/domain/pageBox';
import { boxOf } from '@/domain/segment';
import { SNAPSHOT_VERSION } from './snapshot';
import { listAt, valueAt } from './storedData';

/** The version before segments had ids of their own: their ids were made of their files' names. */
const NAMED_BY_FILE = 1;

/** The version before judgements told what was judged: segments were marked, or not. */
const MARKED = 2;

/** The versions that are read. */
export const READ_VERSIONS: readonly number[] = [NAMED_BY_FILE, MARKED, SNAPSHOT_VERSION];

type Data = Readonly<Record<string, unknown>>;

const isRecord = (data: unknown): data is Data =>
  Object.prototype.toString.call(data) === '[object Object]';

/**
 * A snapshot in today's form. Segments of an earlier one keep the ids that they had, since marks and
 * structures name them. What does not look as it was written then is handed on as it is, to be checked.
 */
export function upgraded(stored: unknown): unknown {
  if (!isRecord(stored)) return stored;
  const version = stored['version'];
  if (version === NAMED_BY_FILE) return judged({ ...stored, ...change(stored, 'work', withIds) });
  return version === MARKED ? judged(stored) : stored;
}

const withIds = (work: Data): Data => ({
  ...work,
  ...change(work, 'segments', (segments) => ({ ...segments, ...upgradedItems(segments['items']) })),
});

const judged = (stored: Data): Data => ({
  ...stored,
  version: SNAPSHOT_VERSION,
  ...change(stored, 'work', (work) => ({
    ...work,
    ...change(work, 'segments', (segments) =>
      withJudgements(segments, listAt(work, ['structures'])),
    ),
  })),
});

/** A mark meant the structure that was there; when it was made, and by whom, was not kept. */
function withJudgements(segments: Data, structures: readonly unknown[]): Data {
  const { markedCorrect, ...rest } = segments;
  if (!Array.isArray(markedCorrect)) {
    return markedCorrect === undefined ? rest : { ...rest, judgements: markedCorrect };
  }
  const versions = new Map(
    structures.map((structure) => [
      valueAt(structure, ['segmentId']),
      { timestamp: valueAt(structure, ['timestamp']), engine: valueAt(structure, ['engine']) },
    ]),
  );
  const judgements = markedCorrect.map((id: unknown) => {
    const version = versions.get(id);
    return [String(id), { verdict: 'correct', ...(version && { version }) }];
  });
  return { ...rest, judgements: Object.fromEntries(judgements) };
}

const change = (data: Data, key: string, upgrade: (part: Data) => Data): Data => {
  const part = data[key];
  return isRecord(part) ? { [key]: upgrade(part) } : {};
};

const upgradedItems = (items: unknown): Data =>
  Array.isArray(items) ? { items: items.map((item: unknown) => upgradedSegment(item)) } : {};

function upgradedSegment(segment: unknown): unknown {
  if (!isRecord(segment)) return segment;
  const { bbox, ...rest } = segment;
  const page = valueAt(segment, ['pageIndex']);
  const found = { origin: 'found', ...rest };
  if (bbox === undefined) return found;
  const box = isPageBox(bbox) && typeof page === 'number' ? boxOf(page, bbox) : bbox;
  return { ...found, box };
}

const isPageBox = (data: unknown): data is PageBox =>
  Array.isArray(data) && data.length === 4 && data.every((edge) => Number.isFinite(edge));
