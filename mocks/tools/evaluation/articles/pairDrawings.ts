import type { Box } from '../../../engine/geometry/box';
import { matchDrawings, type Finding } from './matchDrawings';

/** Something that stands on a page. */
export interface Placed {
  /** Zero-based. */
  readonly pageIndex: number;
  /** Points, origin top left. */
  readonly box: Box;
}

/** A true drawing, or a cut-out that belongs to none. */
export interface PairedDrawing<Truth extends Placed, Found extends Placed> {
  /** Undefined for a false cut-out. */
  readonly truth?: Truth | undefined;
  readonly finding: Finding | 'false';
  /** Undefined for a missed drawing. */
  readonly cutOut?: Found | undefined;
}

/** An article's true drawings beside what was found, page by page; the false cut-outs of a page come last. */
export function pairDrawings<Truth extends Placed, Found extends Placed>(
  truths: readonly Truth[],
  cutOuts: readonly Found[],
): PairedDrawing<Truth, Found>[] {
  const pages = new Set([...truths, ...cutOuts].map(({ pageIndex }) => pageIndex));
  return [...pages]
    .toSorted((a, b) => a - b)
    .flatMap((page) => pairsOfPage(onPage(truths, page), onPage(cutOuts, page)));
}

const onPage = <T extends Placed>(all: readonly T[], page: number): T[] =>
  all.filter(({ pageIndex }) => pageIndex === page);

function pairsOfPage<Truth extends Placed, Found extends Placed>(
  truths: readonly Truth[],
  cutOuts: readonly Found[],
): PairedDrawing<Truth, Found>[] {
  const { drawings, falseFinds } = matchDrawings(
    truths.map(({ box }) => box),
    cutOuts.map(({ box }) => box),
  );
  return [
    ...truths.map((truth, index) => {
      const { finding, found } = drawings[index] ?? { finding: 'missed' as const };
      return { truth, finding, cutOut: found === undefined ? undefined : cutOuts[found] };
    }),
    ...falseFinds.map((index) => ({ finding: 'false' as const, cutOut: cutOuts[index] })),
  ];
}
