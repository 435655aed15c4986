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
import {
  crossings,
  leftWedges,
  looseLabels,
  nearMisses,
  oddLengths,
  partsOf,
} from './suspectPlaces';

/** A place concerns the atoms this close to it, bonds. */
const AT_PLACE = 0.75;

type About = (sign: keyof ReadingSigns, kind: Doubt['kind'], at: Point, says: string) => Doubt;

/** The places of a drawing behind the signs of mistakes, in points of the page. */
export function lineArtDoubts(
  skeleton: Skeleton,
  content: DrawingContent,
  drawn: DrawnBonds,
  written: WrittenGraph,
): Doubt[] {
  const { atoms } = written.builder;
  const about: About = (sign, kind, at, says) => {
    const near = atomsNear(atoms, at, AT_PLACE * drawn.bondLength);
    return { kind, atoms: near, x: at.x, y: at.y, confidence: confidenceWith(sign), says };
  };
  return [
    ...graphDoubts(written, about),
    ...lineDoubts(content, drawn, atoms, about),
    ...bondDoubts(skeleton, drawn.bondLength, about),
    ...leftWedges(skeleton, drawn).map(({ a, b }) =>
      about('nearMisses', 'bond', midpoint(a, b), LEFT_WEDGE),
    ),
    ...looseLabels(skeleton, content).map((label) => ({
      ...about('looseLabels', 'label', boxCentre(label.box), 'No bond leads to this label.'),
      readings: [label.text.trim()],
    })),
  ];
}

const UNCLEAR_WEDGE = 'This bond’s strokes do not tell at which of its atoms it starts.';

function graphDoubts({ builder, openValences, unclearWedges }: WrittenGraph, about: About) {
  const { atoms } = builder;
  return [
    ...openValences.flatMap(({ atom, says }): Doubt[] => {
      const place = atoms[atom];
      return place ? [{ ...about('doubts', 'atom', place, `${says}.`), atoms: [atom] }] : [];
    }),
    ...unclearWedges.flatMap(([begin, end]): Doubt[] => {
      const [a, b] = [atoms[begin], atoms[end]];
      if (!a || !b) return [];
      return [{ ...about('doubts', 'bond', midpoint(a, b), UNCLEAR_WEDGE), atoms: [begin, end] }];
    }),
    ...partsOf(builder)
      .slice(1)
      .map((part) => partDoubt(part, atoms, about)),
  ];
}

const DASHED = 'A dashed line, whose bond may be single or double.';
const BEYOND = 'A line goes on beyond the cut-out.';

const lineDoubts = (
  content: DrawingContent,
  drawn: DrawnBonds,
  atoms: readonly Point[],
  about: About,
): Doubt[] => [
  ...drawn.dashed.map(({ a, b }) => about('doubts', 'bond', midpoint(a, b), DASHED)),
  ...content.cutLines.map(({ a, b }) => about('cutLines', 'bond', insideEnd(a, b, atoms), BEYOND)),
];

const CROSSING = 'Two bonds cross here without an atom.';
const ODD_LENGTH = 'A bond of an unusual length.';
const LEFT_WEDGE = 'A wedge that is not part of the structure.';
const NEAR_MISS = 'A line ends here, close to another one that it may be bonded to.';

function bondDoubts(skeleton: Skeleton, bondLength: number, about: About): Doubt[] {
  const middle = ({ bond }: PlacedBond) => midpoint(bond.a, bond.b);
  return [
    ...crossings(skeleton.bonds).map(([first, second]) =>
      about('crossings', 'bond', midpoint(middle(first), middle(second)), CROSSING),
    ),
    ...oddLengths(skeleton, bondLength).map((bond) =>
      about('oddLengths', 'bond', middle(bond), ODD_LENGTH),
    ),
    ...nearMisses(skeleton, bondLength).flatMap((place) => {
      const at = skeleton.places[place]?.at;
      return at ? [about('nearMisses', 'bond', at, NEAR_MISS)] : [];
    }),
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

function partDoubt(part: readonly number[], atoms: readonly Point[], about: About): Doubt {
  const places = part.flatMap((index) => atoms[index] ?? []);
  const x = places.reduce((sum, place) => sum + place.x / places.length, 0);
  const y = places.reduce((sum, place) => sum + place.y / places.length, 0);
  return { ...about('parts', 'bond', { x, y }, 'This part is joined to no other.'), atoms: part };
}
