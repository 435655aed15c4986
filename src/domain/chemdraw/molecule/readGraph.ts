import type { ChemDrawObject } from '../tree/chemDrawObject';
import { childrenOf, idsOf } from '../tree/properties';
import type { Atom, Bond, Graph } from './graph';
import { readAtom } from './readAtom';
import { readBond } from './readBond';
import type { Remarks } from './remarks';

/** The structure of fragments as it is drawn, with what its abbreviations stand for inside their atoms. */
export function readGraph(fragments: readonly ChemDrawObject[], remarks: Remarks): Graph {
  const atoms = new Map<string, Atom>();
  for (const node of fragments.flatMap((fragment) => childrenOf(fragment, 'n'))) {
    const id = node.properties.get('id') ?? '';
    atoms.set(id, withInner(node, readAtom(node, remarks), remarks));
  }
  const bonds = fragments
    .flatMap((fragment) => childrenOf(fragment, 'b'))
    .flatMap((bond) => bondBetween(bond, atoms, remarks) ?? []);
  return { atoms: [...atoms.values()], bonds };
}

function bondBetween(
  object: ChemDrawObject,
  atoms: ReadonlyMap<string, Atom>,
  remarks: Remarks,
): Bond | undefined {
  const [begin, end] = ['B', 'E'].map((name) => atoms.get(idsOf(object, name)[0] ?? ''));
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
