import {
  boundsOf,
  childrenOf,
  idsOf,
  numberOf,
  pointOf,
  textOf,
  type Point,
} from '../tree/properties';
import type { ChemDrawObject } from '../tree/chemDrawObject';
import { elementOf } from './elements';
import type { Atom, AtomLabel } from './graph';
import { quoted, type Remarks } from './remarks';

const CARBON = 6;
const ARGON = 18;
const RADICALS = ['None', 'Singlet', 'Doublet', 'Triplet'];
/** `R`, `R1`, `R'`: a letter that stands for groups named elsewhere. */
const NUMBERED_GROUP = /^R(?<number>\d{1,2})$/;

/** What a node of a fragment is, apart from the structure that an abbreviation stands for. */
export function readAtom(node: ChemDrawObject, remarks: Remarks): Atom {
  const label = labelOf(node);
  const wedge = wedgeOf(node);
  const hydrogens = numberOf(node, 'NumHydrogens');
  const atom: Atom = {
    id: node.properties.get('id') ?? '',
    at: pointOf(node) ?? middleOf(node),
    element: elementOf(numberOf(node, 'Element') ?? CARBON) ?? '*',
    charge: within(numberOf(node, 'Charge') ?? 0, -15, 15),
    isotope: within(numberOf(node, 'Isotope') ?? 0, 0, 400),
    radical: Math.max(0, RADICALS.indexOf(node.properties.get('Radical') ?? '')),
    bondOrdering: idsOf(node, 'BondOrdering'),
    ...(hydrogens !== undefined && { hydrogens: within(hydrogens, 0, 15) }),
    ...(label && { label }),
    ...(wedge && { hydrogenWedge: wedge }),
  };
  return { ...atom, ...readType(node, label?.text ?? '', remarks) };
}

/** Of a node that stands for no atom of one element: what is to be told of it. */
const LEFT_OPEN: Readonly<Record<string, (remarks: Remarks, words: string) => void>> = {
  GenericNickname: (remarks, words) => remarks.tell(leftOpen(words)),
  AnonymousAlternativeGroup: (remarks, words) => remarks.tell(leftOpen(words)),
  NamedAlternativeGroup: (remarks, words) => remarks.tell(leftOpen(words)),
  ElementList: (remarks, words) => remarks.lack(`An atom of one of several elements: ${words}.`),
  ElementListNickname: (remarks, words) =>
    remarks.lack(`An atom of one of several elements: ${words}.`),
  Formula: (remarks, words) =>
    remarks.lack(`A group of which only the formula is known: ${words}.`),
};

const BETWEEN_ATOMS: Readonly<Record<string, string>> = {
  MultiAttachment: 'A bond to several atoms at once is left out.',
  VariableAttachment: 'A bond to one of several atoms, which are not told apart, is left out.',
};

const leftOpen = (words: string): string => `A group that the drawing leaves open: ${words}.`;
/** Letters that only say that something may follow. */
const OPEN_END = /^[*•~∼]$/;

/** What its type makes of it, with a remark on what is no atom. */
function readType(node: ChemDrawObject, printed: string, remarks: Remarks): Partial<Atom> {
  const type = node.properties.get('NodeType') ?? 'Element';
  if (type === 'LinkNode') remarks.lack('An atom that is repeated is read once.');
  if (type === 'LinkNode' || type === 'Element') return readElement(node, printed, remarks);
  if (type === 'ExternalConnectionPoint' || (type === 'Unspecified' && OPEN_END.test(printed)))
    return { element: '*', connection: numberOf(node, 'ExternalConnectionNum') ?? 0 };
  const between = BETWEEN_ATOMS[type];
  if (between !== undefined) {
    remarks.lack(between);
    return { element: '*', isBetweenAtoms: true };
  }
  if (type === 'Unspecified' && printed === '') return {};
  return readGroup(node, { type, printed }, remarks);
}

/** A noble gas binds nothing: its letters are those of a group. */
function readElement(node: ChemDrawObject, printed: string, remarks: Remarks): Partial<Atom> {
  if (numberOf(node, 'Element') !== ARGON || printed !== 'Ar') return {};
  remarks.tell(leftOpen(printed));
  return placeholder(printed);
}

function readGroup(
  node: ChemDrawObject,
  { type, printed }: { type: string; printed: string },
  remarks: Remarks,
): Partial<Atom> {
  const words = quoted(node.properties.get('GenericNickname') ?? printed) || 'R';
  const tell = LEFT_OPEN[type];
  if (tell) tell(remarks, words);
  else if (childrenOf(node, 'fragment').length === 0)
    remarks.lack(`An abbreviation that isn’t known: ${words}.`);
  return placeholder(words);
}

/** What stands in the place of a group of atoms. */
function placeholder(words: string): Partial<Atom> {
  const number = NUMBERED_GROUP.exec(words)?.groups?.['number'];
  return number === undefined
    ? { element: '*', alias: words }
    : { element: 'R#', group: Number(number) };
}

const SIDES: Readonly<Record<string, AtomLabel['side']>> = {
  Right: 'left',
  Above: 'above',
  Below: 'below',
};

function labelOf(node: ChemDrawObject): AtomLabel | undefined {
  const text = childrenOf(node, 't')[0];
  const words = text && textOf(text).trim();
  if (!text || !words) return undefined;
  const run = childrenOf(text, 's')[0];
  const size = within((run && numberOf(run, 'size')) ?? 10, 1, 200);
  const [left] = boundsOf(text) ?? [];
  const [x, y] = pointOf(text) ?? middleOf(node);
  const alignment = ['LabelAlignment', 'Justification'].map((name) => text.properties.get(name));
  const side = alignment.map((word) => SIDES[word ?? '']).find((word) => word) ?? 'right';
  return { text: words, at: [left ?? x, y], size, side };
}

function wedgeOf({ properties }: ChemDrawObject): 'up' | 'down' | undefined {
  if (properties.get('HDot') === 'yes') return 'up';
  return properties.get('HDash') === 'yes' ? 'down' : undefined;
}

/** Of a node without a position: where its text stands, or the corner. */
function middleOf(object: ChemDrawObject): Point {
  const [left, top, right, bottom] = boundsOf(object) ?? [0, 0, 0, 0];
  return [(left + right) / 2, (top + bottom) / 2];
}

const within = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(value)));
