/** As a user knows them: the engine's own programs, and OSRA. */
export const PROGRAM_NAMES = {
  'pixel-graph': 'PixelGraph',
  'vector-graph': 'VectorGraph',
  osra: 'OSRA',
} as const;

export type OwnProgram = keyof typeof PROGRAM_NAMES;

/** A program beside MARCUS, by its name, which no other one has. */
export type ExternalProgram = `engine:${string}`;

export type ReadingProgram = OwnProgram | ExternalProgram;

const EXTERNAL = 'engine:';

export const externalProgram = (name: string): ExternalProgram => `${EXTERNAL}${name}`;

export const isExternal = (program: ReadingProgram): program is ExternalProgram =>
  program.startsWith(EXTERNAL);

export const programNameOf = (program: ReadingProgram): string =>
  isExternal(program) ? program.slice(EXTERNAL.length) : PROGRAM_NAMES[program];

/** A structure in the forms that two readings of one drawing are compared in; all as RDKit writes them. */
export interface ReadForms {
  /** Canonical, with stereo, and without numbers of residues. */
  readonly smiles: string;
  /** The same with the numbers; absent if there are none. */
  readonly numberedSmiles?: string | undefined;
  readonly smilesWithoutStereo: string;
  /** Absent if there is none (residues). */
  readonly inchi?: string | undefined;
  /** Its key, 27 characters; empty without. */
  readonly inchiKey: string;
}

/** One program's reading of a drawing. */
export interface ProgramReading {
  readonly program: ReadingProgram;
  readonly forms: ReadForms;
  /** 0..1, as the program states it. */
  readonly confidence: number;
  /** 0..1: what that is worth by the drawings that were checked here; absent where it is as built in. */
  readonly share?: number | undefined;
  /** The program whose labels this one took over: if those two agree, that proves nothing. */
  readonly labelsFrom?: ReadingProgram | undefined;
}
