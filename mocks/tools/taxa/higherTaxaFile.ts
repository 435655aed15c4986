import { organismKey } from '../../engine/names/organismKeys';
import type { HigherTaxaHead } from '../../engine/names/lineage/higherTaxa';
import type { DumpedNode } from './taxonTree';

/** Names that stand for what is not sorted in, as `unclassified Bacteria`, and those with signs of the format. */
const NOT_LISTED =
  /[\t|\d/]|incertae sedis|^(?:unclassified|environmental|unidentified|root|all)\b/i;

const keyOf = (name: string): string | undefined =>
  NOT_LISTED.test(name) ? undefined : organismKey(name) || undefined;

/** A taxon above genera that has some. */
interface Higher {
  readonly parent: string | undefined;
  readonly keys: readonly string[];
  readonly genera: string[];
}

type Nodes = ReadonlyMap<string, DumpedNode>;

/** Lines of the file that `openHigherTaxa` reads. @param nodes by their ids */
export function higherTaxaLines(
  head: Pick<HigherTaxaHead, 'source' | 'release' | 'licence'>,
  nodes: Nodes,
): string[] {
  const written = new Map<string, Higher>();
  /** The lowest taxon at a node or above it that has a name; it and all above it are written. */
  const writtenFrom = (id: string | undefined): string | undefined => {
    const node = id === undefined ? undefined : nodes.get(id);
    if (id === undefined || !node || written.has(id)) return node && id;
    const parent = writtenFrom(node.parent);
    const keys = [node.name, ...node.others].flatMap((name) => keyOf(name) ?? []);
    if (keyOf(node.name) === undefined) return parent;
    written.set(id, { parent, keys: [...new Set(keys)], genera: [] });
    return id;
  };
  for (const { parent, rank, name, others } of nodes.values()) {
    if (rank !== 'genus') continue;
    const place = writtenFrom(parent);
    const keys = [name, ...others].flatMap((each) => keyOf(each) ?? []);
    if (place !== undefined) written.get(place)?.genera.push(...keys.filter(isOneWord));
  }
  const places = new Map([...written.keys()].map((id, at) => [id, at]));
  const whole = { format: 'marcus-higher-taxa', version: 1, ...head } satisfies HigherTaxaHead;
  return [
    JSON.stringify(whole),
    ...[...written.values()].map(({ parent, keys, genera }) =>
      [
        parent === undefined ? '' : places.get(parent),
        keys.join('|'),
        [...new Set(genera)].sort().join(' '),
      ].join('\t'),
    ),
  ];
}

const isOneWord = (key: string): boolean => !key.includes(' ');
