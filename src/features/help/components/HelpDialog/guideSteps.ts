/** A step of the way through the application: what it needs, what it gives, what to do when it fails. */
export interface GuideStep {
  readonly title: string;
  /** The words of the control that does it. */
  readonly control: string;
  readonly needs: string;
  readonly gives: string;
  readonly fails: string;
}

export const GUIDE: readonly GuideStep[] = [
  {
    title: 'Upload',
    control: 'Upload Document',
    needs: 'One PDF of at most 10 MB, or the sample article.',
    gives: 'The article in the viewer, and its DOI when one is found.',
    fails:
      'A file that is no PDF or too large is refused with the reason: choose another. After a time-out press the button again.',
  },
  {
    title: 'Extract the text',
    control: 'Extract Text',
    needs: 'An uploaded article.',
    gives: 'Its text in reading order, to read and to download.',
    fails:
      'Press Retry. A scanned article may hold no text; structures can be extracted all the same.',
  },
  {
    title: 'Annotate',
    control: 'Extract Annotations',
    needs: 'The extracted text.',
    gives:
      'Compounds, organisms, their parts and places, marked in the text and listed by label. An entry of the list leads to its place in the text.',
    fails: 'Press the button again. The text stays.',
  },
  {
    title: 'Extract the structures',
    control: 'Extract Structures',
    needs: 'An uploaded article.',
    gives: 'One card for each drawing found, cut out of its page.',
    fails: 'Press Retry. A drawing that was missed can be looked for in the PDF only.',
  },
  {
    title: 'Read',
    control: 'Get Structures',
    needs:
      'Cards, and an engine: DECIMER, MolNexTR or MolScribe. With Selected only on, the selected cards are read.',
    gives: 'A SMILES and a drawing beside each cut-out. Verify both before use.',
    fails:
      'One failure stops no other card. Its card says why and offers Retry; another engine may succeed.',
  },
  {
    title: 'Compare',
    control: 'Compare Across All Engines',
    needs: 'An open segment.',
    gives:
      'The readings of all three engines, how far they agree, and where they differ. Apply Selection takes the one that you choose.',
    fails: 'The engine that failed has its own Retry. Two valid readings are enough to compare.',
  },
  {
    title: 'Correct',
    control: 'Edit Structure',
    needs: 'A segment that was read.',
    gives:
      'The structure as you draw it, beside the cut-out. Former versions stay: Undo leads back to them. Mark as correct tells what you have checked.',
    fails: 'Press Retry. Until you press Apply, the structure stays as it was.',
  },
  {
    title: 'Export',
    control: 'Download Data',
    needs: 'At least one selected structure.',
    gives: 'A JSON file with the selected structures, the text and the annotations.',
    fails: 'Select a structure first. A browser that blocks downloads asks at its address line.',
  },
  {
    title: 'Submit',
    control: 'Prepare for COCONUT',
    needs: 'Exactly one selected structure that was read, and an account of COCONUT.',
    gives:
      'A form, filled from the article as far as it goes. Nothing is sent before you submit it.',
    fails: 'The form says which field is at fault. What you typed is kept.',
  },
];

/** What holds for all steps. */
export const WHEN_A_STEP_FAILS: readonly string[] = [
  'A message names the step and gives the words of the services. It leaves after five seconds; Messages in the header keeps it, with a copy for a report.',
  'What you have so far stays, also when the page is reloaded or the connection is lost. It is kept in this browser only.',
  'Three people can work at a time. Who waits gets a place in the queue, and moves up without doing anything.',
];
