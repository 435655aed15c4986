import { expect } from '@playwright/test';

/** The file of 'Download Data' (docs/requirements/core.md 3.22). */
export interface ExportFile {
  readonly timestamp: string;
  readonly documentInfo: {
    readonly pdfId: string;
    readonly pdfFilename: string;
    readonly extractedAt: string;
    /** Beyond docs/requirements/core.md 3.22, as far as they are known. */
    readonly doi: string | null;
    readonly title: string | null;
  };
  readonly extractedText: string;
  readonly annotations: readonly ExportedAnnotation[];
  readonly removedAnnotations?: readonly ExportedAnnotation[];
  readonly structures: readonly ExportedStructure[];
  /** What a person changed, earliest first; absent while that is nothing. */
  readonly changes?: readonly object[];
}

/** Offsets count Unicode code points. */
export interface ExportedAnnotation {
  readonly label: string;
  readonly text: string;
  readonly start_offset: number;
  readonly end_offset: number;
  readonly saidBy: 'program' | 'person';
  /** From services that name the program, and what a person said. */
  readonly program?: string;
  readonly programVersion?: string;
  readonly confidence?: number;
  readonly status?: string;
  readonly was?: string;
  readonly at?: string;
}

export interface ExportedStructure {
  readonly segmentId: string;
  readonly name: string;
  readonly filename: string;
  readonly smiles: string | null;
  readonly molfile: string | null;
  readonly engine: string;
  /**
   * In addition to docs/requirements/core.md 3.22, from services that name the program used for the engine.
   */
  readonly program?: string;
  readonly programVersion?: string;
  readonly confidence?: number;
  readonly confidenceOf?: string;
  /** From services that identify structures. */
  readonly inchikey?: string;
  /** From services that find formulas in the text. */
  readonly formulaSays?: object;
  /** From services that link what the page prints beside a drawing. */
  readonly label?: { readonly number?: string; readonly name?: string };
  /** What a person said of the structure and of its compound. */
  readonly review?: { readonly verdict: 'correct' | 'rejected' };
  readonly compound?: Readonly<Record<string, string>>;
}

const ISO_TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const TEXT = expect.stringMatching(/\S/);
const SEGMENT = expect.stringMatching(/^page-\d+-segment-\d+$/);

const INCHI_KEY = expect.stringMatching(/^[A-Z]{14}-[A-Z]{10}-[A-Z]$/);

const LABEL = {
  text: TEXT,
  confidence: expect.any(Number),
  box: Array.from({ length: 4 }, () => expect.any(Number)),
};

const REVIEW = { verdict: expect.stringMatching(/^(?:correct|rejected)$/), at: ISO_TIME };

const programOf = ({
  program,
  programVersion,
  confidence,
}: Pick<ExportedStructure, 'program' | 'programVersion' | 'confidence'>) => ({
  ...(program === undefined ? {} : { program, programVersion }),
  ...(confidence === undefined ? {} : { confidence, confidenceOf: TEXT }),
});

const ANNOTATION_EXTRAS = [
  'program',
  'programVersion',
  'confidence',
  'status',
  'was',
  'at',
] as const;

const saidOf = (annotation: ExportedAnnotation) =>
  Object.fromEntries(
    ANNOTATION_EXTRAS.flatMap((key) =>
      annotation[key] === undefined ? [] : [[key, annotation[key]]],
    ),
  );

const CHANGE = {
  at: ISO_TIME,
  segmentId: SEGMENT,
  field: TEXT,
};

/** Reads the file, after checking that it has exactly the specified keys with values of the right type. */
export function readExportFile(text: string): ExportFile {
  const file = JSON.parse(text) as ExportFile;
  expect(file).toEqual({
    timestamp: ISO_TIME,
    documentInfo: {
      ...{ pdfId: TEXT, pdfFilename: TEXT, extractedAt: ISO_TIME },
      ...{ doi: file.documentInfo.doi, title: file.documentInfo.title },
    },
    extractedText: expect.any(String),
    annotations: file.annotations.map((annotation) => ({
      label: TEXT,
      text: TEXT,
      start_offset: expect.any(Number),
      end_offset: expect.any(Number),
      saidBy: expect.stringMatching(/^(?:program|person)$/),
      ...saidOf(annotation),
    })),
    ...(file.changes && {
      changes: file.changes.map(() => expect.objectContaining(CHANGE)),
    }),
    structures: file.structures.map(
      ({ smiles, molfile, inchikey, formulaSays, label, review, compound, ...structure }) => ({
        segmentId: SEGMENT,
        name: TEXT,
        filename: expect.stringMatching(/^page_\d+_\d+_segmented\.png$/),
        smiles: smiles === null ? null : TEXT,
        molfile: molfile === null ? null : expect.stringContaining('M  END'),
        engine: TEXT,
        ...programOf(structure),
        ...(inchikey !== undefined && { inchikey: INCHI_KEY }),
        // What the sample article states is true, and so is what is read of it.
        ...(formulaSays && { formulaSays: { stated: TEXT, verdict: 'same' } }),
        ...(label && { label: expect.objectContaining(LABEL) }),
        ...(review && { review: expect.objectContaining(REVIEW) }),
        ...(compound && { compound: expect.any(Object) }),
      }),
    ),
  });
  return file;
}

/** The text at an annotation's offsets. */
export function annotatedText(
  text: string,
  { start_offset, end_offset }: Pick<ExportedAnnotation, 'start_offset' | 'end_offset'>,
): string {
  return [...text].slice(start_offset, end_offset).join('');
}
