import type { ChemDrawObject } from '../tree/chemDrawObject';
import { boundsOf, childrenOf, idsOf, pointOf, textOf, type Bounds } from '../tree/properties';

/** What lies on a page, apart from its order and groups. */
export interface PageObjects {
  /** The fragments of one molecule each. */
  readonly molecules: readonly (readonly ChemDrawObject[])[];
  readonly brackets: readonly ChemDrawObject[];
  readonly texts: readonly ChemDrawObject[];
  readonly arrows: readonly Bounds[];
  /** Of texts that stand above or below an arrow. */
  readonly conditionIds: ReadonlySet<string>;
  readonly hasAlternatives: boolean;
  /** Brackets of which the file does not say what is in them. */
  readonly hasLooseBrackets: boolean;
}

const isArrow = ({ tag, properties }: ChemDrawObject): boolean =>
  tag === 'arrow' || (tag === 'graphic' && properties.get('GraphicType') === 'Line');

/** Looks into groups, and into fragments for what else they hold. */
export function objectsOn(page: ChemDrawObject): PageObjects {
  const molecules: (readonly ChemDrawObject[])[] = [];
  const inside = [...page.children];
  const grouped = [page];
  for (const object of inside)
    if (object.tag === 'group' || object.tag === 'scheme') {
      grouped.push(object);
      inside.push(...object.children);
    } else if (object.tag === 'fragment') inside.push(...besideAtoms(object));
  for (const group of grouped) {
    const fragments = childrenOf(group, 'fragment').filter((fragment) => !isText(fragment));
    if (isOneMolecule(group)) molecules.push(fragments);
    else molecules.push(...fragments.map((fragment) => [fragment]));
  }
  const texts = inside.flatMap((object) => (isText(object) ? textsOf(object) : []));
  const brackets = inside.filter(({ tag }) => tag === 'bracketedgroup');
  return {
    molecules,
    brackets,
    texts: texts.filter((text) => textOf(text).trim() !== '' && (pointOf(text) ?? boundsOf(text))),
    arrows: inside
      .filter(isArrow)
      .map(boundsOf)
      .filter((bounds) => bounds !== undefined),
    conditionIds: new Set(inside.filter(({ tag }) => tag === 'step').flatMap(conditionsOf)),
    hasAlternatives: inside.some(({ tag }) => tag === 'altgroup'),
    hasLooseBrackets: brackets.some((bracket) => idsOf(bracket, 'BracketedObjectIDs').length === 0),
  };
}

/** Brackets and captions may lie in the fragment that they belong to. */
const besideAtoms = ({ children }: ChemDrawObject): readonly ChemDrawObject[] =>
  children.filter(({ tag }) => tag === 'bracketedgroup' || tag === 't' || tag === 'graphic');

/** Also an atom alone whose letters are no element, nor an abbreviation: somebody wrote words there. */
function isText(object: ChemDrawObject): boolean {
  if (object.tag === 't') return true;
  const [node, ...others] = childrenOf(object, 'n');
  if (object.tag !== 'fragment' || !node || others.length > 0) return false;
  const label = childrenOf(node, 't').map(textOf).join('').trim();
  const isWord =
    node.properties.get('NodeType') === 'Unspecified' || !/^[\w+\-−[\]()]*\w[+\-−\]]*$/.test(label);
  return label !== '' && isWord;
}

const textsOf = (object: ChemDrawObject): readonly ChemDrawObject[] =>
  object.tag === 't' ? [object] : childrenOf(object, 'n').flatMap((node) => childrenOf(node, 't'));

const conditionsOf = (step: ChemDrawObject): readonly string[] => [
  ...idsOf(step, 'ReactionStepObjectsAboveArrow'),
  ...idsOf(step, 'ReactionStepObjectsBelowArrow'),
];

/** A group of fragments alone, such as the ions of a salt; a scheme that is grouped has arrows or groups. */
const isOneMolecule = ({ tag, children }: ChemDrawObject): boolean =>
  tag === 'group' &&
  children.every((child) => child.tag !== 'group' && child.tag !== 'scheme' && !isArrow(child));
