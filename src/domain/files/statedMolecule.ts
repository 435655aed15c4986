/** Molecules that are taken of one file. */
export const MOST_MOLECULES = 500;

/** A structure that a file states. */
export interface StatedMolecule {
  /** V2000 or V3000, unchanged; absent if the file has only a SMILES. */
  readonly molfile?: string;
  readonly smiles?: string;
  /** What the file calls it. */
  readonly number?: string;
  readonly name?: string;
  /** What of the drawing the structure does not say, in sentences. */
  readonly told: readonly string[];
  /** Which of the file's it is: `record 3`, `line 12`; empty for the only one. */
  readonly where: string;
}

/** What a file states, and what of it could not be read. */
export interface StatedByFile {
  readonly molecules: readonly StatedMolecule[];
  /** `record 3: no atoms`, one each. */
  readonly faults: readonly string[];
  /** How many were left out as too many. */
  readonly beyond: number;
}

/** At most `MOST_MOLECULES`, in their order. */
export function cutToMost(
  molecules: readonly StatedMolecule[],
  faults: readonly string[],
): StatedByFile {
  return {
    molecules: molecules.slice(0, MOST_MOLECULES),
    faults,
    beyond: Math.max(0, molecules.length - MOST_MOLECULES),
  };
}

/** As long as what is printed beside a drawing may be. */
const LONGEST = 280;

/** One line of what a file says, without what hides in it or turns its direction; undefined for nothing. */
export function oneLine(text: string | undefined): string | undefined {
  const line = text
    ?.replaceAll(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
    .trim();
  return line === '' ? undefined : line;
}

/** A compound number as articles print them: `12`, `3a`, `S4`. */
const NUMBER = /^[A-Z]{0,2}\d{1,4}[a-z']{0,2}$/;

/** A name, unless it is a number. */
export function nameOrNumber(text: string | undefined): Pick<StatedMolecule, 'name' | 'number'> {
  const line = oneLine(text);
  if (line === undefined) return {};
  return NUMBER.test(line) ? { number: line } : { name: line };
}
