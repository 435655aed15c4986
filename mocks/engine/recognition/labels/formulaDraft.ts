import { valencesOf } from './valences';

/** An atom, or a whole abbreviated group or chain, of a formula that is being read. */
export interface DraftNode {
  /** Element symbol; `*` for a residue; that of its first atom for a group. */
  readonly element: string;
  readonly charge: number;
  readonly hydrogens: number;
  readonly isotope?: number | undefined;
  /** Name of a residue. */
  readonly label?: string;
  /** SMILES of a group that is written out later, from its bearing atom. */
  readonly group?: string;
  /** Index of the node it is bonded to; -1 for the first one and for ions. */
  readonly parent: number;
  readonly order: 1 | 2 | 3;
  /** Counter-ion or molecule of its own. */
  readonly isPart?: boolean;
  /** Letters that name it. */
  readonly from: number;
  readonly to: number;
  /** For nodes of a multiplied bracket: which copy. */
  readonly copy?: number;
}

/** A formula that is being read, never changed in place. */
export interface Draft {
  readonly nodes: readonly DraftNode[];
  /** Where it continues: several equal oxygens after `PO3`. */
  readonly ends: readonly number[];
  /** Hydrogens and charge written before their atom: H3C, −O. */
  readonly waiting: { readonly hydrogens: number; readonly charge: number };
  /** Order of the bond written before the next atom. */
  readonly nextOrder?: 2 | 3 | undefined;
  readonly order: ReadingOrder;
  /**
   * How often a group was put on an earlier atom although a later one lacks a bond, or hydrogens on an atom
   * that they are not written beside.
   */
  readonly skips: number;
}

/**
 * In which direction tokens are taken, and whether hydrogens follow their atom in it: `CH3CH2` is read forward
 * with hydrogens after, and outwards from its last carbon with hydrogens before.
 */
export interface ReadingOrder {
  readonly backward: boolean;
  readonly hydrogens: 'after' | 'before';
}

export const FORWARD: ReadingOrder = { backward: false, hydrogens: 'after' };
export const BACKWARD: readonly ReadingOrder[] = [
  { backward: true, hydrogens: 'after' },
  { backward: true, hydrogens: 'before' },
];

export const emptyDraft = (order: ReadingOrder = FORWARD): Draft => ({
  nodes: [],
  ends: [],
  waiting: { hydrogens: 0, charge: 0 },
  order,
  skips: 0,
});

/** No label has more atoms, groups counted once; multiplied brackets could grow for ever. */
export const MAX_NODES = 150;

/** Sum of the orders of a node's bonds and of its hydrogens. */
export function usedValence(nodes: readonly DraftNode[], index: number): number {
  const node = nodes[index];
  if (!node) return 0;
  let sum = node.hydrogens + (node.parent >= 0 ? node.order : 0);
  for (const other of nodes) if (other.parent === index) sum += other.order;
  return sum;
}

/** How many more bonds a node can take, with the charge that allows the most. */
export function freeValence(nodes: readonly DraftNode[], index: number): number {
  const node = nodes[index];
  if (!node || node.isPart) return 0;
  const used = usedValence(nodes, index);
  if (node.group !== undefined || node.element === '*') return 1 - used;
  const charges = node.charge === 0 ? [0, 1, -1] : [node.charge];
  const most = charges.flatMap((charge) => valencesOf(node.element, charge) ?? []);
  return Math.max(0, ...most) - used;
}

/** The ends and the nodes before them that can still take a bond, nearest first. */
export function openNodes({ nodes, ends }: Draft): number[] {
  const found: number[] = [];
  const [end] = ends;
  let at: number | undefined = end;
  while (at !== undefined && at >= 0) {
    if (freeValence(nodes, at) > 0) found.push(at);
    at = nodes[at]?.parent;
  }
  return found;
}

/** Whether an atom lacks a bond without any charge. */
function lacksBond({ nodes }: Draft, index: number): boolean {
  const node = nodes[index];
  if (!node || node.group !== undefined || node.element === '*') return false;
  return (valencesOf(node.element, node.charge)?.[0] ?? 0) > usedValence(nodes, index);
}

/** The nodes that can bear the next atom, with what it counts to pass over those before them. */
export function bearers(draft: Draft): { readonly parent: number; readonly draft: Draft }[] {
  let skips = draft.skips;
  return openNodes(draft).map((parent) => {
    const choice = { parent, draft: { ...draft, skips } };
    if (lacksBond(draft, parent)) skips++;
    return choice;
  });
}

/** Replaces some values of a node. */
export function withNode(draft: Draft, index: number, change: Partial<DraftNode>): Draft {
  const nodes = draft.nodes.map((node, i) => (i === index ? { ...node, ...change } : node));
  return { ...draft, nodes };
}

/** Adds a node; what was written before it, hydrogens or a charge, becomes its own. */
export function addNode(
  draft: Draft,
  node: Pick<DraftNode, 'element' | 'parent' | 'from' | 'to'> & Partial<DraftNode>,
): Draft {
  const { hydrogens, charge } = draft.waiting;
  const added: DraftNode = {
    ...node,
    charge: (node.charge ?? 0) + charge,
    hydrogens: (node.hydrogens ?? 0) + hydrogens,
    order: draft.nextOrder ?? node.order ?? 1,
  };
  return {
    nodes: [...draft.nodes, added],
    ends: [draft.nodes.length],
    waiting: { hydrogens: 0, charge: 0 },
    order: draft.order,
    skips: draft.skips,
  };
}
