import { FROM_FILE, MANUAL_EDIT, readerName } from '../engines';
import { fieldText } from './plainField';
import { FIELD_LIMITS } from './submissionFields';
import type { SubmissionTarget } from './submissionTarget';

/** Where the drawing is in the article. */
export const placeInWords = ({ pageNumber, segmentNumber }: SubmissionTarget): string =>
  `Drawing ${segmentNumber} on page ${pageNumber} of the PDF.`;

/** Which program read the drawing, or that a person drew the structure, or that the file states it. */
export function readingInWords(target: SubmissionTarget): string {
  if (target.engine === MANUAL_EDIT || target.isEdited) return 'Structure edited by hand.';
  if (target.engine === FROM_FILE) return 'Structure stated by the file.';
  return `Structure read by ${readerName(target, target.engineName)}.`;
}

/** Where the drawing is in the article and which program read it, so that a curator can check it. */
export function provenance(target: SubmissionTarget): string {
  return fieldText(`${placeInWords(target)} ${readingInWords(target)}`, FIELD_LIMITS.comment);
}
