import type { OpenBond, OpenGraph } from './openGraph';

/** Bonds of a ring in perspective that are wedges only because its front, the lower edge, is drawn bold. */
export interface Front {
  readonly wedges: readonly OpenBond[];
  /** Two wedges grow towards one bond of the ring: nothing else is drawn so. */
  readonly isWhole: boolean;
}

/** As wide as the front itself and its two sides. */
const MAX_WEDGES = 3;

/**
 * The wedges in a ring, if all of them grow towards its lower edge; none if it has none. Undefined if one does
 * not, or is hashed: such wedges mean stereo centres.
 */
export function frontOf(graph: OpenGraph, ring: readonly number[]): Front | undefined {
  const wedges = graph.bonds.filter(
    ({ begin, end, stereo }) => stereo !== 'none' && ring.includes(begin) && ring.includes(end),
  );
  const heights = ring.map((atom) => graph.atoms[atom]?.y ?? 0);
  const middle = heights.reduce((sum, y) => sum + y, 0) / heights.length;
  // y points downwards.
  const growsDown = ({ stereo, end }: OpenBond) =>
    stereo === 'up' && (graph.atoms[end]?.y ?? 0) > middle;
  if (wedges.length > MAX_WEDGES || !wedges.every(growsDown)) return undefined;
  return { wedges, isWhole: isPair(graph, wedges) };
}

function isPair({ bonds }: OpenGraph, [one, other, ...more]: readonly OpenBond[]): boolean {
  if (!one || !other || more.length > 0) return false;
  return bonds.some(
    ({ begin, end }) =>
      (begin === one.end && end === other.end) || (begin === other.end && end === one.end),
  );
}
