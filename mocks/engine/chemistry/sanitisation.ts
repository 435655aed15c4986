/** Why RDKit rejected a structure, and the atoms concerned if it names them. */
export interface StructureProblem {
  readonly kind: 'valence' | 'aromaticity' | 'stereo' | 'size' | 'unreadable';
  /** Zero-based indices of the graph's atoms. */
  readonly atoms: readonly number[];
  /** For the user, without the atoms' numbers, which no drawing shows: rings around the places do. */
  readonly message: string;
}

const ELEMENTS: ReadonlyMap<string, string> = new Map([
  ['H', 'A hydrogen'],
  ['B', 'A boron'],
  ['C', 'A carbon'],
  ['N', 'A nitrogen'],
  ['O', 'An oxygen'],
  ['F', 'A fluorine'],
  ['Si', 'A silicon'],
  ['P', 'A phosphorus'],
  ['S', 'A sulfur'],
  ['Cl', 'A chlorine'],
  ['Se', 'A selenium'],
  ['Br', 'A bromine'],
  ['I', 'An iodine'],
]);

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** Removes the time from RDKit's log lines: `[09:26:24] Explicit valence ...`. */
const logLines = (log: string) =>
  log
    .split('\n')
    .map((line) => line.replace(/^\[[\d:]+\]\s*/, '').trim())
    .filter((line) => line !== '');

/** The problems in RDKit's error log about a molecule that it rejected. */
export function problemsOf(log: string): StructureProblem[] {
  const problems = logLines(log).flatMap((line) => readLine(line) ?? []);
  const distinct = new Map(problems.map((one) => [`${one.message} ${one.atoms.join()}`, one]));
  if (distinct.size > 0) return [...distinct.values()];
  const reason = logLines(log)[0];
  const message = reason
    ? `The structure cannot be read: ${reason}`
    : 'The structure cannot be read';
  return [{ kind: 'unreadable', atoms: [], message }];
}

function readLine(line: string): StructureProblem | undefined {
  const valence = /Explicit valence for atom # (\d+) (\w+), (\d+), is greater than permitted/.exec(
    line,
  );
  if (valence) {
    const [, index = '', element = '', bonds = ''] = valence;
    const atom = ELEMENTS.get(element) ?? `An atom of ${element}`;
    const message = `${atom} has ${NUMBERS[Number(bonds)] ?? bonds} bonds, more than its valence permits`;
    return { kind: 'valence', atoms: [Number(index)], message };
  }
  const unkekulised = /Unkekulized atoms: ([\d ]+)/.exec(line)?.[1];
  if (unkekulised !== undefined) {
    const atoms = unkekulised.trim().split(/\s+/).map(Number);
    return {
      kind: 'aromaticity',
      atoms,
      message: 'No double bonds can be placed in an aromatic ring',
    };
  }
  return undefined;
}

/**
 * The reason as one phrase for an error message, e.g. of a failed depiction; empty if only the syntax is
 * wrong.
 */
export function refusalReason(log: string): string {
  const known = problemsOf(log).filter((problem) => problem.kind !== 'unreadable');
  return [...new Set(known.map(({ message }) => message))].join('; ');
}
