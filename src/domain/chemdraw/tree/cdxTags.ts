/**
 * What the numbers of a CDX file stand for in CDXML (CambridgeSoft, "CDX File Format Specification"). What is
 * not listed is skipped: nothing here needs it.
 */

export const OBJECT_TAGS: ReadonlyMap<number, string> = new Map([
  [0x80_01, 'page'],
  [0x80_02, 'group'],
  [0x80_03, 'fragment'],
  [0x80_04, 'n'],
  [0x80_05, 'b'],
  [0x80_06, 't'],
  [0x80_07, 'graphic'],
  [0x80_0a, 'altgroup'],
  [0x80_0d, 'scheme'],
  [0x80_0e, 'step'],
  [0x80_11, 'objecttag'],
  [0x80_17, 'bracketedgroup'],
  [0x80_18, 'bracketattachment'],
  [0x80_19, 'crossingbond'],
  [0x80_27, 'arrow'],
]);

/** How the value of a property is stored; a list has the names of its values, from 0. */
export type ValueKind =
  | 'number'
  | 'yes'
  | 'point'
  | 'bounds'
  | 'length'
  | 'ids'
  | 'countedIds'
  | 'bondOrder'
  | 'string'
  | 'styledText'
  | 'fonts'
  | readonly string[];

const NODE_TYPES =
  'Unspecified Element ElementList ElementListNickname Nickname Fragment Formula GenericNickname AnonymousAlternativeGroup NamedAlternativeGroup MultiAttachment VariableAttachment ExternalConnectionPoint LinkNode';
const DISPLAYS =
  'Solid Dash Hash WedgedHashBegin WedgedHashEnd Bold WedgeBegin WedgeEnd Wavy HollowWedgeBegin HollowWedgeEnd WavyWedgeBegin WavyWedgeEnd Dot DashDot';
const BRACKET_USAGES =
  'Unspecified Unspecified Unspecified SRU Monomer Mer Copolymer CopolymerAlternating CopolymerRandom CopolymerBlock Crosslink Graft Modification Component MixtureUnordered MixtureOrdered MultipleGroup Generic Anypolymer';
const GRAPHIC_TYPES = 'Undefined Line Arc Rectangle Oval Orbital Bracket Symbol';

export const PROPERTIES: ReadonlyMap<number, readonly [name: string, kind: ValueKind]> = new Map<
  number,
  readonly [string, ValueKind]
>([
  [0x01_00, ['fonttable', 'fonts']],
  [0x02_00, ['p', 'point']],
  [0x02_04, ['BoundingBox', 'bounds']],
  [0x04_00, ['NodeType', NODE_TYPES.split(' ')]],
  [0x04_02, ['Element', 'number']],
  [0x04_20, ['Isotope', 'number']],
  [0x04_21, ['Charge', 'number']],
  [0x04_22, ['Radical', ['None', 'Singlet', 'Doublet', 'Triplet']]],
  [0x04_2b, ['NumHydrogens', 'number']],
  [0x04_2e, ['HDot', 'yes']],
  [0x04_2f, ['HDash', 'yes']],
  [0x04_31, ['BondOrdering', 'ids']],
  [0x04_32, ['Attachments', 'countedIds']],
  [0x04_33, ['GenericNickname', 'string']],
  [0x04_3d, ['LinkCountLow', 'number']],
  [0x04_46, ['EnhancedStereoType', ['Unspecified', 'None', 'Absolute', 'Or', 'And']]],
  [0x04_4b, ['ExternalConnectionNum', 'number']],
  [0x05_05, ['ConnectionOrder', 'ids']],
  [0x06_00, ['Order', 'bondOrder']],
  [0x06_01, ['Display', DISPLAYS.split(' ')]],
  [0x06_04, ['B', 'ids']],
  [0x06_05, ['E', 'ids']],
  [0x06_11, ['BeginExternalNum', 'number']],
  [0x06_12, ['EndExternalNum', 'number']],
  [0x07_00, ['text', 'styledText']],
  [0x07_09, ['text', 'styledText']],
  [0x07_05, ['LabelAlignment', 'Auto Left Center Right Above Below'.split(' ')]],
  [0x08_05, ['BondLength', 'length']],
  [0x08_06, ['BoldWidth', 'length']],
  [0x08_07, ['LineWidth', 'length']],
  [0x0a_00, ['GraphicType', GRAPHIC_TYPES.split(' ')]],
  [0x0a_02, ['ArrowType', 'number']],
  [0x0a_24, ['BracketUsage', BRACKET_USAGES.split(' ')]],
  [0x0a_27, ['BracketedObjectIDs', 'ids']],
  [0x0a_28, ['RepeatCount', 'number']],
  [0x0a_2c, ['BondID', 'ids']],
  [0x0a_2d, ['InnerAtomID', 'ids']],
  [0x0c_05, ['ReactionStepObjectsAboveArrow', 'ids']],
  [0x0c_06, ['ReactionStepObjectsBelowArrow', 'ids']],
]);
