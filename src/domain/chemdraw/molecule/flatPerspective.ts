import { bondsByAtom, type Graph } from './graph';
import type { Remarks } from './remarks';

/**
 * A ring in perspective (Haworth) has bold bonds in front, with a wedge at each side that widens towards
 * them: these say what is near, and nothing of a stereo centre.
 */
export function withoutPerspective(graph: Graph, remarks: Remarks): Graph {
  const bondsOf = bondsByAtom(graph);
  const isInFront = ({ end, wedge }: Graph['bonds'][number]) =>
    wedge === 'up' && bondsOf.get(end)?.some(({ display }) => display === 'Bold') === true;
  if (!graph.bonds.some(isInFront)) return graph;
  remarks.lack('The stereo of a ring drawn in perspective is not read.');
  const bonds = graph.bonds.map((bond) =>
    isInFront(bond) ? { ...bond, wedge: 'none' as const } : bond,
  );
  return { ...graph, bonds };
}
