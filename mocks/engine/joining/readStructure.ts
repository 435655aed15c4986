import type { RecognisedStructure } from '../chemistry/graphToStructure';
import { placeOnPicture, type Placement } from '../chemistry/molfile/placeOnPicture';
import type { TableCompound } from '../chemistry/tableCompounds';
import type { DoubtOnPicture } from '../recognition/doubts/doubtsOnPicture';
import type { PlacedReading } from '../recognition/doubts/placedReading';
import { problemDoubts } from '../recognition/doubts/problemDoubts';
import type { CheckedReadings } from '../recognition/fusion/measuredShare';
import type { ProgramReading, ReadingProgram } from '../recognition/fusion/programReading';
import type { MolecularGraph, RecognitionOutcome } from '../recognition/molecularGraph';
import type { ResidueRow } from '../recognition/residues/residueTable';
import { TaskError } from '../taskError';

/** What joining asks of chemistry. */
export interface JoiningChemistry {
  readonly structureOf: (graph: MolecularGraph) => Promise<RecognisedStructure>;
  readonly formsOf: (smiles: string) => Promise<ProgramReading['forms']>;
  readonly compoundsOf: (
    graph: MolecularGraph,
    rows: readonly ResidueRow[],
  ) => Promise<readonly TableCompound[]>;
}

/** What a program read from a drawing. */
export interface ProgramOutcome {
  readonly program: ReadingProgram;
  /** How its readings turned out here, if that is known. */
  readonly checked?: CheckedReadings | undefined;
  readonly outcome: Extract<RecognitionOutcome, { readonly ok: true }>;
  /** The program that read its labels, and so cannot confirm it. */
  readonly labelsFrom?: ReadingProgram | undefined;
}

/** A program's reading as a structure. */
export interface ReadStructure {
  /** Canonical; null if the structure is chemically impossible. */
  readonly smiles: string | null;
  /** With the drawing's own coordinates. */
  readonly molfile: string;
  /** 0..1. */
  readonly confidence: number;
  /** Parts that were omitted or are doubtful, and what is chemically wrong, worded for the user. */
  readonly remarks: readonly string[];
  /** Positions of its atoms on the picture, if the program reports them. */
  readonly placement?: Placement | undefined;
  /** What the page's table of residues makes of it. */
  readonly compounds?: readonly TableCompound[] | undefined;
  /** What of it is doubtful, all that is known considered; absent if no place is known. */
  readonly doubts?: readonly DoubtOnPicture[] | undefined;
}

/** A reading among others of the same drawing. */
export interface Reading {
  readonly program: ReadingProgram;
  readonly structure: ReadStructure;
  /** With what its program and its chemistry doubt; absent if its atoms have no positions. */
  readonly placed?: PlacedReading | undefined;
}

/** A reading that can be compared with others. */
export interface ComparableReading extends Reading, ProgramReading {}

/** @param rows of the table that the page prints for the drawing's residues */
export async function readStructure(
  chemistry: JoiningChemistry,
  { program, outcome }: ProgramOutcome,
  rows?: readonly ResidueRow[],
): Promise<Reading> {
  const { graph, confidence, remarks, picture, doubts = [] } = outcome;
  const { smiles, molfile, problems, stereo } = await chemistry.structureOf(graph);
  const structure = {
    ...{ smiles, molfile, confidence },
    remarks: [...new Set([...remarks, ...problems.map(({ message }) => message)])],
    placement: picture && placeOnPicture(graph, picture),
    compounds: rows && (await compoundsOfTable(chemistry, graph, rows)),
  };
  const placed = picture && {
    ...{ graph, picture, stereo },
    doubts: [...doubts, ...problemDoubts(graph, problems)],
  };
  return { program, structure, placed };
}

/** Undefined if the reading has no residue. A failure costs the compounds, not the reading. */
async function compoundsOfTable(
  { compoundsOf }: JoiningChemistry,
  graph: MolecularGraph,
  rows: readonly ResidueRow[],
): Promise<readonly TableCompound[] | undefined> {
  try {
    const compounds = await compoundsOf(graph, rows);
    return compounds.length > 0 ? compounds : undefined;
  } catch (error) {
    if (error instanceof TaskError) return undefined;
    throw error;
  }
}
