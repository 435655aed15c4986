import type { Point } from '../../../geometry/box';
import { boxCentre } from '../../../geometry/boxes';
import { distance, midpoint } from '../../../geometry/vector';
import type { Doubt } from '../../doubts/doubt';
import type { DrawnBonds } from '../drawnBonds';
import type { DrawingContent } from '../drawingContent';
import type { PlacedBond, Skeleton } from '../skeleton';
import type { WrittenGraph } from '../writeGraph';
import { confidenceWith } from './lineArtConfidence';
import type { ReadingSigns } from './readingSigns';
import { crossings, looseLabels, nearMisses, oddLengths, partsOf } from './suspectPlaces';

/** A place concerns the atoms this close to it, bonds. */
const AT_PLACE = 0.75;

/** The places of a drawing behind the signs of mistakes, in points of the page. */
export function lineArtDoubts(
  skeleton: Skeleton,
  content: DrawingContent,
  drawn: DrawnBonds,
  written: WrittenGraph,
): Doubt[] {
  const { builder, openValences } = written;
  const { bondLength } = drawn;
  const near = (place: Point): number[] => atomsNear(builder.atoms, place, AT_PLACE * bondLength);
  const about = (sign: keyof ReadingSigns, kind: Doubt['kind'], at: Point, says: string) => {
    const { x, y } = at;
    return { kind, atoms: near(at), x, y, confidence: confidenceWith(sign), says };
  };
  const bondEnds = ({ bond }: PlacedBond) => midpoint(bond.a, bond.b);
  return [
    ...openValences.flatMap(({ atom, says }): Doubt[] => {
      const place = builder.atoms[atom];
      if (!place) return [];
      return [{ ...about('doubts', 'atom', place, `${says}.`), atoms: [atom] }];
    }),
    ...drawn.dashed.map(({ a, b }) =>
      about('doubts', 'bond', midpoint(a, b), 'A dashed line, whose bond may be single or double.'),
    ),
    ...content.cutLines.map(({ a, b }) =>
      about(
        'cutLines',
        'bond',
        insideEnd(a, b, builder.atoms),
        'A line goes on beyond the cut-out.',
      ),
    ),
    ...partsOf(builder)
      .slice(1)
      .map((part) => partDoubt(part, builder.atoms, about)),
    ...crossings(skeleton.bonds).map(([first, second]) =>
      about(
        'crossings',
        'bond',
        midpoint(bondEnds(first), bondEnds(second)),
        'Two bonds cross here without an atom.',
      ),
    ),
    ...oddLengths(skeleton, bondLength).map((bond) =>
      about('oddLengths', 'bond', bondEnds(bond), 'A bond of an unusual length.'),
    ),
    ...nearMisses(skeleton, bondLength).map((place) =>
      about(
        'nearMisses',
        'bond',
        skeleton.places[place]?.at ?? { x: 0, y: 0 },
        'A line ends here, close to another one that it may be bonded to.',
      ),
    ),
    ...looseLabels(skeleton, content).map((label) => ({
      ...about('looseLabels', 'label', boxCentre(label.box), 'No bond leads to this label.'),
      readings: [label.text.trim()],
    })),
  ];
}

function atomsNear(atoms: readonly Point[], place: Point, reach: number): number[] {
  const near = atoms.flatMap((atom, index) => {
    const apart = distance(atom, place);
    return apart < reach ? [{ index, apart }] : [];
  });
  return near.toSorted((a, b) => a.apart - b.apart).map(({ index }) => index);
}

/** The end of a line that is closer to the drawing. */
function insideEnd(a: Point, b: Point, atoms: readonly Point[]): Point {
  const gap = (end: Point) => Math.min(...atoms.map((atom) => distance(atom, end)));
  return gap(a) <= gap(b) ? a : b;
}

type About = (sign: keyof ReadingSigns, kind: Doubt['kind'], at: Point, says: string) => Doubt;

function partDoubt(part: readonly number[], atoms: readonly Point[], about: About): Doubt {
  const places = part.flatMap((index) => atoms[index] ?? []);
  const x = places.reduce((sum, place) => sum + place.x / places.length, 0);
  const y = places.reduce((sum, place) => sum + place.y / places.length, 0);
  return { ...about('parts', 'bond', { x, y }, 'This part is joined to no other.'), atoms: part };
}
