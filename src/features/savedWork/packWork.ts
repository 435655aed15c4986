import { hasStructure } from '@/domain/structure';
import type { Work } from '@/domain/work';
import type { WorkSummary } from '@/platform/workStore';
import { articleFacts } from './articleFacts';
import { snapshotOf, type Snapshot } from './stored/snapshot';

interface Writing extends Pick<WorkSummary, 'hash' | 'name' | 'savedAt' | 'revision'> {
  /** Bytes of the PDF and of the segment images. */
  readonly fileBytes: number;
  readonly hasFile: boolean;
}

/** Work as it is about to be stored: what the list of articles says of it, and all of it. */
export function packWork(
  work: Work,
  { fileBytes, hasFile, ...known }: Writing,
): { readonly summary: WorkSummary; readonly snapshot: Snapshot } {
  const snapshot = snapshotOf(work);
  const summary = {
    ...known,
    size: fileBytes + JSON.stringify(snapshot).length,
    segmentCount: work.segments.items.length,
    structureCount: work.structures.filter(hasStructure).length,
    facts: articleFacts(work),
    ...(!hasFile && { hasNoFile: true as const }),
  };
  return { summary, snapshot };
}
