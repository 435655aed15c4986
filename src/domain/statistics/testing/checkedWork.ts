import { emptyWork, SAVED_PDF_ID } from '@/testing/emptyWork';
import { createSegments } from '@/testing/segments';
import type { Judgement } from '../../judgement';
import {
  createStructure,
  withVersion,
  type Structure,
  type StructureVersion,
} from '../../structure';
import type { Work } from '../../work';

const FILE = { name: 'tea.pdf', size: 1, type: 'application/pdf' };
const PLACE = { directory: 'tea', pdfId: SAVED_PDF_ID, pdfFilename: 'tea.pdf' };

const version = (changes: Partial<StructureVersion>): StructureVersion => ({
  ...{ engine: 'molnextr', timestamp: '2026-01-02T03:04:05.000Z' },
  ...{ useCoordinates: false, handDrawn: false, fromFallback: false },
  ...changes,
});

/** An article of one drawing with these readings, the last of which stands and was judged so. */
export function checkedWork(
  judgement: object | undefined,
  ...read: Partial<StructureVersion>[]
): Work {
  const [segment] = createSegments(['page_0_0_segmented.png'], PLACE);
  const empty = emptyWork(FILE);
  const [first, ...others] = read.map((changes, index) =>
    version({ timestamp: `2026-01-02T03:04:0${index}.000Z`, ...changes }),
  );
  const structure = others.reduce<Structure>(
    (before, next) => withVersion(before, next),
    createStructure(segment!, first!),
  );
  const { timestamp, engine } = structure;
  const judged = judgement && ({ ...judgement, version: { timestamp, engine } } as Judgement);
  const judgements = judged ? { [segment!.id]: judged } : {};
  return {
    ...empty,
    segments: { ...empty.segments, items: [segment!], judgements },
    structures: [structure],
  };
}
