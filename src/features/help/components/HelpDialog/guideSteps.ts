/** A step through the application: what it needs, what it gives, what to do if it fails. */
export interface GuideStep {
  readonly title: string;
  /** The label of the control for this step. */
  readonly control: string;
  readonly needs: string;
  readonly gives: string;
  readonly fails: string;
}

const uploadStep = (maxUploadMb: number): GuideStep => ({
  title: 'Upload',
  control: 'Upload Document',
  needs: `One PDF of at most ${maxUploadMb} MB, or the sample article.`,
  gives: 'The article in the viewer, and its DOI if one is found.',
  fails:
    'A file that is not a PDF, or is too large, is refused with a reason: choose another. After a timeout, press the button again.',
});

const LATER_STEPS: readonly GuideStep[] = [
  {
    title: 'Read everything',
    control: 'Read this article',
    needs: 'An uploaded article.',
    gives:
      'Text, annotations, drawings and readings in one go, by the best of all engines. It begins by itself after the upload, unless that is switched off. The steps from Extract the text to Read do the same one at a time.',
    fails:
      'What failed is named beside the title, with Retry; the rest goes on. Cancel keeps everything that was read.',
  },
  {
    title: 'Review',
    control: 'Review',
    needs: 'Drawings; reading may still go on.',
    gives:
      'Each drawing beside its reading, the doubtful first. A approves, R rejects, E edits; a click on an atom or bond, or D at a doubtful place, offers what else may be drawn there. Enter takes number, name and organism that the article states.',
    fails: 'Z takes back any step, also after a reload.',
  },
  {
    title: 'Export',
    control: 'Export',
    needs: 'At least one structure.',
    gives:
      'SDF, CSV, the file for COCONUT’s import and others: of what you have checked, of what is selected, or of everything. Download Data, behind the arrow beside it, writes what is selected as JSON with text and annotations.',
    fails: 'If your browser blocks downloads, it asks near the address bar.',
  },
  {
    title: 'Extract the text',
    control: 'Extract Text',
    needs: 'An uploaded article.',
    gives: 'Its text in reading order, to read and to download.',
    fails:
      'Press Retry. A scanned article may contain no text; its structures can still be extracted.',
  },
  {
    title: 'Annotate',
    control: 'Extract Annotations',
    needs: 'The extracted text.',
    gives:
      'Compounds, organisms, their parts and places, marked in the text and listed by label. An entry in the list takes you to its place in the text.',
    fails: 'Press the button again. The text is kept.',
  },
  {
    title: 'Extract the structures',
    control: 'Extract Structures',
    needs: 'An uploaded article.',
    gives: 'One card for each drawing found, cut out of its page.',
    fails:
      'Press Retry. Draw a box around a drawing that was missed, and it is cut out and read, too.',
  },
  {
    title: 'Read',
    control: 'Get Structures',
    needs:
      'Cards, and one of the available engines. With Selected only on, the selected cards are read.',
    gives: 'A SMILES and a drawing beside each cut-out. Verify both before use.',
    fails:
      'A failure does not stop the other cards. The card that failed says why and offers Retry; another engine may succeed.',
  },
  {
    title: 'Compare',
    control: 'Compare Across All Engines',
    needs: 'An open segment.',
    gives:
      'The reading of each engine, how well they agree, and where they differ. Apply Selection uses the one you choose.',
    fails:
      'Each engine that failed has its own Retry. Two valid readings are enough for a comparison.',
  },
  {
    title: 'Correct',
    control: 'Edit Structure',
    needs: 'A segment that has been read.',
    gives:
      'The structure as you draw it, beside the cut-out. Earlier versions are kept, and Undo goes back to them. Mark as correct records what you have checked.',
    fails: 'Press Retry. Until you press Apply, the structure stays as it was.',
  },
  {
    title: 'Submit',
    control: 'Prepare for COCONUT',
    needs: 'Exactly one selected structure that has been read, and a COCONUT account.',
    gives: 'A form, filled in as far as possible. Nothing is sent until you submit it.',
    fails: 'The form points out the field that is wrong. What you typed is kept.',
  },
];

/** @param maxUploadMb largest PDF that is taken, in megabytes */
export const guideSteps = (maxUploadMb: number): readonly GuideStep[] => [
  uploadStep(maxUploadMb),
  ...LATER_STEPS,
];

/** What applies to all steps. */
export const WHEN_A_STEP_FAILS: readonly string[] = [
  'A message names the step that failed and quotes the services. It disappears after five seconds but stays under Messages in the header, where it can be copied for a report.',
  'Your work so far is kept, even if the page is reloaded or the connection is lost. It is kept in this browser only.',
  'Three people can work at a time. Everyone else waits in a queue, which moves up automatically.',
];
