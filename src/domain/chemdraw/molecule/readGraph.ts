import type { ChemDrawObject } from '../tree/chemDrawObject';
import { childrenOf, idsOf } from '../tree/properties';
import type { Atom, Bond, Graph } from './graph';
import { readAtom } from './readAtom';
import { readBond } from './readBond';
import type { Remarks } from './remarks';

/** Nodes that stand between the atoms of a ligand, or for one of several atoms. */
const BETWEEN_ATOMS: Readonly<Record<string, string>> = {
  MultiAttachment: 'A bond to several atoms at once is left out.',
  VariableAttachment: 'A bond to one of several atoms, which are not told apart, is left out.',
};

/** The structure of fragments as it is drawn, with what its abbreviations stand for inside their atoms. */
export function readGraph(fragments: readonly ChemDrawObject[], remarks: Remarks): Graph {
  const atoms = new Map<string, Atom>();
  const leftOut = new Set<string>();
  for (const node of fragments.flatMap((fragment) => childrenOf(fragment, 'n'))) {
    const remark = BETWEEN_ATOMS[node.properties.get('NodeType') ?? ''];
    const id = node.properties.get('id') ?? '';
    if (remark === undefined) atoms.set(id, withInner(node, readAtom(node, remarks), remarks));
    else {
      remarks.lack(remark);
      leftOut.add(id);
    }
  }
  const bonds = fragments
    .flatMap((fragment) => childrenOf(fragment, 'b'))
    .flatMap((bond) => bondBetween(bond, { atoms, leftOut }, remarks) ?? []);
  return { atoms: [...atoms.values()], bonds };
}

function bondBetween(
  object: ChemDrawObject,
  nodes: { atoms: ReadonlyMap<string, Atom>; leftOut: ReadonlySet<string> },
  remarks: Remarks,
): Bond | undefined {
  const [beginId = '', endId = ''] = [idsOf(object, 'B')[0], idsOf(object, 'E')[0]];
  if (nodes.leftOut.has(beginId) || nodes.leftOut.has(endId)) return undefined;
  const [begin, end] = [nodes.atoms.get(beginId), nodes.atoms.get(endId)];
  if (begin && end && begin !== end) return readBond(object, [begin, end], remarks);
  remarks.lack('A bond that ends at no atom is left out.');
  return undefined;
}

/** Of an abbreviation also what it stands for, if the file says so. */
function withInner(node: ChemDrawObject, atom: Atom, remarks: Remarks): Atom {
  const fragment = childrenOf(node, 'fragment')[0];
  if (!fragment) return atom;
  const connectionOrder = idsOf(fragment, 'ConnectionOrder');
  return { ...atom, inner: { graph: readGraph([fragment], remarks), connectionOrder } };
}
