import type { DrawnBond } from '../drawnBond';
import type { DrawingContent } from '../drawingContent';
import type { GraphBuilder } from '../graphBuilder';
import type { Skeleton } from '../skeleton';
import {
  crossings,
  leftBonds,
  leftWedges,
  looseLabels,
  nearMisses,
  oddLengths,
  partsOf,
} from './suspectPlaces';

/** What goes with mistakes in a reading: each a count, 0 if there is none. */
export interface ReadingSigns {
  /** Atoms whose bonds and hydrogens do not add up, and dashed bonds read as single ones. */
  readonly doubts: number;
  /** 1 if dashed second lines were written as double bonds. */
  readonly delocalised: number;
  /** Labels of atoms that no bond points at. */
  readonly looseLabels: number;
  /** Bonds that are not part of the answer. */
  readonly leftBonds: number;
  /** Lines that go on beyond the cut-out. */
  readonly cutLines: number;
  /** Parts beyond the first, ions left out. */
  readonly parts: number;
  /** Bonds that cross without an atom. */
  readonly crossings: number;
  /** Bonds between corners that are much shorter or longer than the others. */
  readonly oddLengths: number;
  /** Free ends that almost touch something, and wedges that are not part of the answer. */
  readonly nearMisses: number;
}

/** Collects the signs of a reading. */
export function readingSigns(
  skeleton: Skeleton,
  content: DrawingContent,
  drawn: { readonly bonds: readonly DrawnBond[]; readonly bondLength: number },
  builder: GraphBuilder,
  remarks: Pick<ReadingSigns, 'doubts' | 'delocalised'>,
): ReadingSigns {
  return {
    ...remarks,
    looseLabels: looseLabels(skeleton, content).length,
    leftBonds: leftBonds(skeleton, drawn).length,
    cutLines: content.cutLines.length,
    parts: partsOf(builder).length - 1,
    crossings: crossings(skeleton.bonds).length,
    oddLengths: oddLengths(skeleton, drawn.bondLength).length,
    nearMisses: nearMisses(skeleton, drawn.bondLength).length + leftWedges(skeleton, drawn).length,
  };
}
