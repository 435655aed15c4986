import { structureKey } from './documentId';
import type { EngineId } from './engines';
import { presentMolfile, presentText } from './missing';
import { segmentName } from './segment';
import type { Segment } from './segment';

/** One reading of a drawing: what an engine or the user made of it, and how. */
export interface StructureVersion {
  readonly smiles?: string;
  /** V2000 or V3000 text, untouched: its header lines and line ends carry meaning. */
  readonly molfile?: string;
  readonly engine: EngineId;
  /** The program that really answered and its version, when the services say so. */
  readonly program?: string;
  readonly programVersion?: string;
  /** 0..1, as the program judges itself. */
  readonly confidence?: number;
  /** What the program had doubts about, in words. */
  readonly remarks?: readonly string[];
  /** SVG text. Never put into HTML unparsed: it comes from outside. */
  readonly depiction?: string;
  readonly useCoordinates: boolean;
  readonly handDrawn: boolean;
  /** Milliseconds from request to answer. */
  readonly processingTime: number;
  /** ISO 8601, UTC. */
  readonly timestamp: string;
  /** Why there is no structure. */
  readonly error?: string;
  /** The call with a drawing failed and the one for SMILES and molfile answered. */
  readonly fromFallback: boolean;
  readonly selectedFromComparison?: boolean;
  readonly editedFromOriginal?: boolean;
}

/** The structure of one segment: its latest version, and those before it, oldest first. */
export interface Structure extends StructureVersion {
  /** `pdf-{id}-page-{n}-segment-{m}` */
  readonly uniqueKey: string;
  readonly segmentId: string;
  readonly pdfId: string;
  readonly pageIndex: number;
  readonly segmentIndex: number;
  readonly filename: string;
  readonly name: string;
  readonly history: readonly StructureVersion[];
}

const identityOf = (structure: Structure) => ({
  uniqueKey: structure.uniqueKey,
  segmentId: structure.segmentId,
  pdfId: structure.pdfId,
  pageIndex: structure.pageIndex,
  segmentIndex: structure.segmentIndex,
  filename: structure.filename,
  name: structure.name,
});

/** The latest version alone. */
function versionOf(structure: Structure): StructureVersion {
  const {
    uniqueKey: _key,
    segmentId: _segment,
    pdfId: _pdf,
    pageIndex: _page,
    segmentIndex: _index,
    filename: _filename,
    name: _name,
    history: _history,
    ...version
  } = structure;
  return version;
}

/** Drops values that mean "missing", so that a version holds a SMILES or no such key. */
function withoutMissing({ smiles, molfile, ...rest }: StructureVersion): StructureVersion {
  const presentSmiles = presentText(smiles);
  const present = presentMolfile(molfile);
  return {
    ...rest,
    ...(presentSmiles !== undefined && { smiles: presentSmiles }),
    ...(present !== undefined && { molfile: present }),
  };
}

/** The first reading of a segment. */
export function createStructure(segment: Segment, version: StructureVersion): Structure {
  return {
    ...withoutMissing(version),
    uniqueKey: structureKey(segment.pdfId, segment),
    segmentId: segment.id,
    pdfId: segment.pdfId,
    pageIndex: segment.pageIndex,
    segmentIndex: segment.segmentIndex,
    filename: segment.filename,
    name: segmentName(segment),
    history: [],
  };
}

/** Puts a version on top; the one it covers joins the history, so nothing is lost. */
export function withVersion(structure: Structure, version: StructureVersion): Structure {
  return {
    ...withoutMissing(version),
    ...identityOf(structure),
    history: [...structure.history, versionOf(structure)],
  };
}

/** Goes one version back; the first reading stays. */
export function withoutLatestVersion(structure: Structure): Structure {
  const previous = structure.history.at(-1);
  if (!previous) return structure;
  return { ...previous, ...identityOf(structure), history: structure.history.slice(0, -1) };
}

/** True when the reading gave something to draw, compare or export. */
export function hasStructure(version: Pick<StructureVersion, 'smiles' | 'molfile'>): boolean {
  return presentText(version.smiles) !== undefined || presentMolfile(version.molfile) !== undefined;
}
