/** A function's types, as its source states them. */
export interface Signature {
  readonly parameters: readonly string[];
  readonly returns: string;
}

/** Rules whose types do not tell what they answer if they find nothing; `args` are what they are called with. */
const STATED: Readonly<Record<string, string>> = {
  'lines/flattenedCurves:separateFlattenedCurves': '{ lines: args[0], curves: [] }',
  'lines/thickStrokes:withThickStrokes': '{ lines: args[0], blobs: args[1] }',
  'recognition/pixel-graph/assembly/inkUnderBonds:bondsOnInk': 'args[0].bonds',
  'recognition/vector-graph/stackedLabels:withStacked': '[args[0]]',
  'recognition/vector-graph/paintedParts:withMissingBonds': 'args[0]',
  'segmentation/compoundLabels/leadIn:leadInLabels': 'args[0].map(() => undefined)',
};

/** The names of rules that return their subject changed; others of the same types find something among it. */
const CHANGES =
  /:(?:close|draw|drop|group|join|keep|label|mark|open|place|restore|separate|split|tidy|with)/;

/**
 * What a rule answers that finds nothing to do, as an expression: its subject if it returns a changed copy of it,
 * otherwise the empty value of its type.
 *
 * @param id `folder/file:name`
 * @returns undefined if it has none, as a length
 */
export function neutralAnswer(id: string, { parameters, returns }: Signature): string | undefined {
  const stated = STATED[id];
  if (stated !== undefined) return stated;
  if (returns === 'void' || /(^|\| )undefined$/.test(returns)) return 'undefined';
  if (/\| null$/.test(returns)) return 'null';
  if (returns === 'boolean') return 'false';
  const subject = parameters.findIndex((type) => plain(type) === plain(returns));
  if (subject >= 0 && plain(returns) !== 'number' && CHANGES.test(id)) return `args[${subject}]`;
  if (returns.endsWith('[]')) return '[]';
  if (/^(Readonly)?Map</.test(returns)) return 'new Map()';
  if (/^(Readonly)?Set</.test(returns)) return 'new Set()';
  return undefined;
}

/** Of pictures and vocabularies nothing is changed in place. */
const NO_SUBJECT = /Classes$|Image$|^number$/;

/** The parameter that a rule changes in place. */
export const subjectOf = ({ parameters }: Signature): number =>
  Math.max(
    0,
    parameters.findIndex((type) => !NO_SUBJECT.test(type)),
  );

/** A type without `readonly` and brackets. */
const plain = (type: string) => type.replaceAll(/readonly |[()]|Readonly(?=Map|Set)/g, '');
