import type { GreyImage } from '../../ink/pixels';
import type { Doubt } from '../doubts/doubt';
import type { MolecularGraph, RecognitionOutcome } from '../molecularGraph';
import type { EngineAnswer, PlacedAtom } from './engineAnswer';
import { placeByInk } from './placeByInk';

/**
 * What counts for the confidence of a program that states none: its readings are worth what agreement makes of
 * them. OSRA, whose share is measured, has 0.75.
 */
const UNSTATED = 0.75;
/** Of a program's atoms, those that it is less sure of are told. */
const DOUBTFUL = 0.9;

/**
 * The outcome of a program beside MARCUS: its structure on the picture that it read, if it says where the atoms
 * are, or if the structure can be laid on the ink.
 *
 * @param picture what it read; absent if the graph's coordinates are not the program's
 */
export function engineOutcome(
  { confidence = UNSTATED, atoms }: EngineAnswer,
  graph: MolecularGraph,
  picture: GreyImage | undefined,
): Extract<RecognitionOutcome, { ok: true }> {
  const stated = picture && atoms && atPlaces(graph, atoms, picture);
  const placed = stated ?? (picture && placeByInk(graph, picture));
  if (!picture || !placed) return { ok: true, graph, confidence, remarks: [] };
  const { width, height } = picture;
  const doubts = stated && atoms ? doubtsOf(stated, atoms) : [];
  return { ok: true, graph: placed, picture: { width, height }, confidence, remarks: [], doubts };
}

/** Undefined if the program's atoms are not the structure's. */
function atPlaces(
  graph: MolecularGraph,
  atoms: readonly PlacedAtom[],
  { width, height }: GreyImage,
): MolecularGraph | undefined {
  const isSame =
    atoms.length === graph.atoms.length &&
    graph.atoms.every(({ element }, i) => {
      const symbol = atoms[i]?.symbol ?? '';
      return element === '*' || symbol === element || symbol.startsWith(`[${element}`);
    });
  if (!isSame) return undefined;
  const places = graph.atoms.map((atom, i) => ({
    ...atom,
    x: (atoms[i]?.x ?? 0) * width,
    y: (atoms[i]?.y ?? 0) * height,
  }));
  return { ...graph, atoms: places };
}

const doubtsOf = ({ atoms }: MolecularGraph, stated: readonly PlacedAtom[]): Doubt[] =>
  atoms.flatMap(({ x, y, element }, i) => {
    const confidence = stated[i]?.confidence ?? 1;
    if (confidence >= DOUBTFUL) return [];
    const says = `${element === '*' ? 'The residue' : `The ${element}`} here is not sure.`;
    return [{ kind: 'atom', atoms: [i], x, y, confidence, says } as const];
  });
