import { engineLabel, isPublished, MANUAL_EDIT, standInNotice } from '../engines';
import { fieldText } from './plainField';
import { FIELD_LIMITS } from './submissionFields';
import type { SubmissionTarget } from './submissionTarget';

/** `MolNexTR 1.1`, or `PixelGraph 0.1, in place of DECIMER` if another program did the recognition. */
function reader({ engine, engineName, program, programVersion }: SubmissionTarget): string {
  const label = engineName ?? engineLabel(engine);
  const itself = [program ?? label, programVersion].filter(Boolean).join(' ');
  if (program === undefined || !isPublished(engine)) return itself;
  if (program.toLowerCase() === label.toLowerCase()) return itself;
  const info = { program, version: programVersion ?? '', standsInFor: engine };
  return standInNotice(info) ?? itself;
}

/** Where the drawing is in the article. */
export const placeInWords = ({ pageNumber, segmentNumber }: SubmissionTarget): string =>
  `Drawing ${segmentNumber} on page ${pageNumber} of the PDF.`;

/** Which program read the drawing, or that a person drew the structure. */
export const readingInWords = (target: SubmissionTarget): string =>
  target.engine === MANUAL_EDIT || target.isEdited
    ? 'Structure edited by hand.'
    : `Structure read by ${reader(target)}.`;

/** Where the drawing is in the article and which program read it, so that a curator can check it. */
export function provenance(target: SubmissionTarget): string {
  return fieldText(`${placeInWords(target)} ${readingInWords(target)}`, FIELD_LIMITS.comment);
}
