import { toAnnotationRecords } from './annotation';
import type { Annotation, AnnotationRecord } from './annotation';
import type { CompoundLabel } from './compoundLabel';
import { fileStem, safeFileStem } from './fileNames';
import { presentMolfile, presentText } from './missing';
import { segmentLabel } from './segment';
import type { Structure } from './structure';

/** The file of 'Download Data' (docs/requirements/core.md 3.22). */
export interface ExportFile {
  /** ISO 8601, UTC. */
  readonly timestamp: string;
  readonly documentInfo: {
    readonly pdfId: string | null;
    readonly pdfFilename: string | null;
    readonly extractedAt: string | null;
  };
  readonly extractedText: string;
  /** Offsets in Unicode code points of `extractedText`, like the services'. */
  readonly annotations: readonly AnnotationRecord[];
  readonly structures: readonly ExportedStructure[];
}

export interface ExportedStructure {
  /** `page-{pageIndex}-segment-{n}`, whatever id the segment has here. */
  readonly segmentId: string;
  readonly name: string;
  readonly filename: string;
  readonly smiles: string | null;
  readonly molfile: string | null;
  readonly engine: string;
  /** The program that was used for the engine, if the services report it. */
  readonly program?: string;
  readonly programVersion?: string;
  /** 0..1, the program's own estimate, if it has one. */
  readonly confidence?: number;
  /** 0..1, what the readings of all engines together say of it, if several were compared. */
  readonly jointConfidence?: number;
  /** If the services have identified the structure, and there is an InChI of it. */
  readonly inchikey?: string;
  /** What the page prints beside the drawing; box in PDF points, origin at the page's top left. */
  readonly label?: CompoundLabel;
}

export interface ExportContents {
  readonly timestamp: string;
  readonly pdfId?: string | undefined;
  readonly pdfFilename?: string | undefined;
  readonly extractedAt?: string | undefined;
  readonly text?: string | undefined;
  readonly annotations: readonly Annotation[];
  readonly structures: readonly Structure[];
  /** By segment id. */
  readonly labels?: ReadonlyMap<string, CompoundLabel>;
  /** By segment id. */
  readonly inchiKeys?: ReadonlyMap<string, string>;
}

/** Missing values are `null`, so that every record has the same keys. */
function exportStructure(
  structure: Structure,
  label: CompoundLabel | undefined,
  inchikey: string | undefined,
): ExportedStructure {
  return {
    segmentId: segmentLabel(structure),
    name: structure.name,
    filename: structure.filename,
    smiles: presentText(structure.smiles) ?? null,
    molfile: presentMolfile(structure.molfile) ?? null,
    engine: structure.engine,
    ...(structure.program !== undefined && { program: structure.program }),
    ...(structure.programVersion !== undefined && { programVersion: structure.programVersion }),
    ...(structure.confidence !== undefined && { confidence: structure.confidence }),
    ...(structure.jointConfidence !== undefined && {
      jointConfidence: structure.jointConfidence,
    }),
    ...(inchikey !== undefined && { inchikey }),
    ...(label && { label }),
  };
}

export function createExportFile(contents: ExportContents): ExportFile {
  const text = contents.text ?? '';
  return {
    timestamp: contents.timestamp,
    documentInfo: {
      pdfId: contents.pdfId ?? null,
      pdfFilename: contents.pdfFilename ?? null,
      extractedAt: contents.extractedAt ?? null,
    },
    extractedText: text,
    annotations: toAnnotationRecords(text, contents.annotations),
    structures: contents.structures.map((structure) =>
      exportStructure(
        structure,
        contents.labels?.get(structure.segmentId),
        contents.inchiKeys?.get(structure.segmentId),
      ),
    ),
  };
}

/**
 * The PDF's name and the time, in characters that every file system accepts:
 * `paper_2026-01-02T03-04-05Z.json`.
 */
export function exportFilename(pdfFilename: string | undefined, timestamp: string): string {
  const time = timestamp.replace(/\.\d+/, '').replaceAll(':', '-');
  return `${safeFileStem(fileStem(pdfFilename ?? ''))}_${time}.json`;
}
