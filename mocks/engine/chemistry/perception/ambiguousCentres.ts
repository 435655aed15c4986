import type { GraphBond, MolecularGraph } from '../../recognition/molecularGraph';

/**
 * From this angle between two bonds, degrees, the third one stands on them as in a T, and a wedge along it may mean
 * either side: programs differ from some 175.
 */
const NEARLY_STRAIGHT = 165;

/**
 * The centres that are drawn in a way in which toolkits were found to differ: with more than one wedge, or with three
 * bonds like a T and the wedge on its stem. Of 12,000 made centres and 1,752 natural products with wedges moved, all
 * others were perceived the same, or by one of them not at all (RDKit's silence is told by `graphToStructure`).
 */
export function ambiguousCentres(graph: MolecularGraph): number[] {
  const wedges = graph.bonds.filter(isWedge);
  const centres = new Set(wedges.map(({ begin }) => begin));
  return [...centres].filter((centre) => {
    const [wedge, ...more] = wedges.filter(({ begin }) => begin === centre);
    return more.length > 0 || (wedge !== undefined && isStemOfT(graph, wedge));
  });
}

const isWedge = ({ order, stereo }: GraphBond): boolean =>
  order === 1 && (stereo === 'up' || stereo === 'down');

function isStemOfT({ atoms, bonds }: MolecularGraph, wedge: GraphBond): boolean {
  const centre = wedge.begin;
  const arms = bonds
    .filter((bond) => bond !== wedge && (bond.begin === centre || bond.end === centre))
    .map(({ begin, end }) => atoms[begin === centre ? end : begin]);
  const [one, other] = arms;
  const middle = atoms[centre];
  if (arms.length !== 2 || !one || !other || !middle) return false;
  const [ax, ay] = [one.x - middle.x, one.y - middle.y];
  const [bx, by] = [other.x - middle.x, other.y - middle.y];
  const angle = Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by)) * (180 / Math.PI);
  return angle >= NEARLY_STRAIGHT;
}
