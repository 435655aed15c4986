import { drawingOf } from './exports/recordDrawing';
import type { Table } from './exports/table';
import { segmentLabel, type Segment } from './segment';
import type { Trail, TrailEntry, Verdict } from './trail';
import { sideInWords, TRAIL_FIELD_NAMES } from './trailWords';

/** A change as JSON has it: `segmentId` as with the structures; of a drawing that is gone, its id here. */
export interface ExportedChange extends Pick<TrailEntry, 'field' | 'at' | 'by' | 'how'> {
  readonly segmentId: string;
  readonly from: TrailEntry['from'];
  readonly to: TrailEntry['to'];
}

export interface ExportedTrail {
  /** The earliest first; absent without any. */
  readonly changes?: readonly ExportedChange[];
  /** How many earlier ones are not kept any more; absent if all are. */
  readonly changesDropped?: number;
}

const byId = (segments: readonly Segment[]): ReadonlyMap<string, Segment> =>
  new Map(segments.map((segment) => [segment.id, segment]));

/** Every change of what was judged. */
export function exportedTrail(
  { entries, dropped }: Trail,
  segments: readonly Segment[],
): ExportedTrail {
  if (entries.length === 0) return {};
  const known = byId(segments);
  const labelOf = (id: string): string => {
    const segment = known.get(id);
    return segment ? segmentLabel(segment) : id;
  };
  return {
    changes: entries.map(({ id, from, to, ...entry }) => ({
      ...{ segmentId: labelOf(id), ...entry },
      ...{ from: withLabel(from, labelOf), to: withLabel(to, labelOf) },
    })),
    ...(dropped > 0 && { changesDropped: dropped }),
  };
}

/** The drawing that a duplicate repeats is named like the others. */
function withLabel(value: TrailEntry['from'], labelOf: (id: string) => string) {
  if (value === null || typeof value === 'string' || value.verdict === 'correct') return value;
  const { duplicateOf, ...rejected } = value;
  const verdict: Verdict =
    duplicateOf === undefined ? rejected : { ...rejected, duplicateOf: labelOf(duplicateOf) };
  return verdict;
}

const HEADERS = ['drawing', 'field', 'from', 'to', 'changed_by', 'changed_at', 'how'] as const;

/** The same as rows; `drawing` as in the table of compounds. */
export function trailTable(
  { entries }: Trail,
  segments: readonly Segment[],
  ordinalOf: (id: string) => string,
): Table {
  const known = byId(segments);
  const placeOf = (id: string): string => {
    const segment = known.get(id);
    return segment ? drawingOf(segment).place : id;
  };
  const rows = entries.map((entry) => [
    ...[placeOf(entry.id), TRAIL_FIELD_NAMES[entry.field]],
    ...[sideInWords(entry, 'from', ordinalOf) ?? '', sideInWords(entry, 'to', ordinalOf) ?? ''],
    ...[entry.by ?? '', entry.at, entry.how ?? ''],
  ]);
  return { headers: HEADERS, rows };
}
