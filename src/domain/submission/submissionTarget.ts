import type { EngineId } from '../engines';

/** The structure being submitted, as it was when the form was opened. */
export interface SubmissionTarget {
  readonly pdfId: string;
  readonly segmentId: string;
  readonly uniqueKey: string;
  readonly smiles: string;
  /** The reading's own coordinates, where it has any: the drawing then lies as in the paper. */
  readonly molfile?: string;
  readonly engine: EngineId;
  /** How the services name it, where they do; the published engines have their own names. */
  readonly engineName?: string;
  /** The program that really answered and its version, when the services say so. */
  readonly program?: string;
  readonly programVersion?: string;
  readonly isEdited: boolean;
  /** As readers count: from 1. */
  readonly pageNumber: number;
  /** As readers count: from 1, within its page. */
  readonly segmentNumber: number;
  /** The segment's number in the article, from 1. */
  readonly ordinal: number;
  /** The name that the user knows the article by. */
  readonly pdfFilename: string;
}
