import type { EngineId } from '../engines';

/** What the user said or confirmed of the structure's compound; the organism only if it is its source. */
export interface StatedCompound {
  readonly name?: string;
  readonly organism?: string;
  readonly part?: string;
  readonly location?: string;
  readonly ecosystem?: string;
  readonly link?: string;
}

/** The structure being submitted, as it was when the form was opened. */
export interface SubmissionTarget {
  readonly pdfId: string;
  readonly segmentId: string;
  readonly uniqueKey: string;
  readonly smiles: string;
  /** The coordinates from recognition, if any, so that the structure is drawn as in the paper. */
  readonly molfile?: string;
  readonly engine: EngineId;
  /** The services' name for it, if they have one; the published engines have their own names. */
  readonly engineName?: string;
  /** The program that actually did the recognition and its version, if the services report it. */
  readonly program?: string;
  readonly programVersion?: string;
  readonly isEdited: boolean;
  /** A person marked it as correct; absent otherwise. */
  readonly isChecked?: true;
  /** Absent if nothing was said. */
  readonly stated?: StatedCompound;
  /** Numbered from 1. */
  readonly pageNumber: number;
  /** Numbered from 1 within its page. */
  readonly segmentNumber: number;
  /** The drawing's number in the article, such as `12` or `12a`. */
  readonly ordinal: string;
  /** The article's name as shown to the user. */
  readonly pdfFilename: string;
}
