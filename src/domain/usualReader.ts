import { BEST_OF_ALL, FROM_FILE, FROM_NAME, MANUAL_EDIT, type EngineId } from './engines';
import type { StructureVersion } from './structure';

const NO_READERS: readonly EngineId[] = [MANUAL_EDIT, FROM_NAME, FROM_FILE];

type Reading = Pick<StructureVersion, 'engine' | 'jointConfidence'>;

/** What was asked for a reading: an engine, or all together. */
export const readerOf = ({ engine, jointConfidence }: Reading): EngineId =>
  jointConfidence === undefined ? engine : BEST_OF_ALL;

/** What most drawings of an article were read by; `undefined` before any was. */
export function usualReader(readings: readonly Reading[]): EngineId | undefined {
  const counts = new Map<EngineId, number>();
  const readers = readings.map(readerOf).filter((one) => !NO_READERS.includes(one));
  for (const reader of readers) {
    counts.set(reader, (counts.get(reader) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}
