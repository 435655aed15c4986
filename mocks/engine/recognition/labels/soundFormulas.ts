import { type DraftNode, usedValence } from './formulaDraft';
import { type Budget, spend, stepsOf } from './searchBudget';
import { valencesOf } from './valences';

type Nodes = readonly DraftNode[];

/** Sum of the orders of the drawn bonds that lead to a node. */
export type Outside = ReadonlyMap<number, number>;

/**
 * Completes a formula whose atoms may lack bonds: condensed formulas leave out the double bonds of CHCH2 and
 * NCO. Yields every completion in which all valences are those of the elements.
 */
export function* soundFormulas(nodes: Nodes, outside: Outside, budget: Budget): Generator<Nodes> {
  if (!spend(budget, stepsOf(nodes))) return;
  const lacking = nodes.map((_, i) => lackingBonds(nodes, i, outside));
  if (lacking.some((lack) => lack === undefined)) return;
  const first = lacking.findIndex((lack) => (lack ?? 0) > 0);
  if (first < 0) {
    yield nodes;
    return;
  }
  for (const [child, parent] of bondsOf(nodes, first)) {
    const other = child === first ? parent : child;
    const node = nodes[child];
    if (!node || (lacking[other] ?? 0) === 0 || node.order === 3) continue;
    if (!canRaise(nodes, first) || !canRaise(nodes, other)) continue;
    const order = node.order === 1 ? 2 : 3;
    const raised = nodes.map((each, i) => (i === child ? ({ ...each, order } as const) : each));
    yield* soundFormulas(raised, outside, budget);
  }
}

/** Child and parent of each bond of a node. */
const bondsOf = (nodes: Nodes, index: number): [child: number, parent: number][] =>
  nodes.flatMap(({ parent }, child): [number, number][] =>
    parent >= 0 && (child === index || parent === index) ? [[child, parent]] : [],
  );

/** Other elements show their double bonds by what is written. */
const canRaise = (nodes: Nodes, index: number): boolean => {
  const node = nodes[index];
  return node?.group === undefined && /^[CN]$/.test(node?.element ?? '');
};

/** Bonds that a node lacks for one of its valences; undefined if it has too many. */
function lackingBonds(nodes: Nodes, index: number, outside: Outside): number | undefined {
  const node = nodes[index];
  if (!node || node.isPart) return 0;
  const used = usedValence(nodes, index) + (outside.get(index) ?? 0);
  if (node.group !== undefined || node.element === '*') {
    if (node.charge !== 0 || node.hydrogens !== 0) return undefined;
    return used > 1 ? undefined : 1 - used;
  }
  if (node.element === 'P' && node.charge === -1 && used === 6) return 0;
  if (valencesOf(node.element, 0) === undefined && used === 0) return 0;
  const allowed = valencesOf(node.element, node.charge)?.filter((valence) =>
    isUsual(nodes, index, valence),
  );
  const reached = allowed?.find((valence) => valence >= used);
  return reached === undefined ? undefined : reached - used;
}

/** S(IV), S(VI) and P(V) are those with oxygens, nitrogens or fluorines; nothing else has that many bonds. */
function isUsual(nodes: Nodes, index: number, valence: number): boolean {
  const node = nodes[index];
  if (!node) return false;
  if (/^(?:S|Se|Te)$/.test(node.element) && node.charge < 0) return valence === 1;
  if (node.charge !== 0) return true;
  const children = nodes.filter(({ parent }) => parent === index);
  const doubles =
    children.filter(({ order }) => order === 2).length +
    (node.parent >= 0 && node.order === 2 ? 1 : 0);
  const fluorines = children.filter(({ element }) => element === 'F').length;
  if (/^(?:S|Se|Te)$/.test(node.element)) {
    if (valence <= 2 || fluorines >= 3) return true;
    return node.hydrogens === 0 && doubles >= (valence - 2) / 2;
  }
  if (node.element === 'P') return valence <= 3 || doubles >= 1 || fluorines >= 3;
  if (/^(?:F|Cl|Br|I)$/.test(node.element)) {
    return valence === 1 || (node.element === 'I' && valence === 3);
  }
  return true;
}
