import type { LeftOut, LeftOutKind } from '../../stored/leftOut';

/** How what was left out is counted; one form alone where it is there once or not at all. */
const WORDS: Readonly<Record<LeftOutKind, readonly [one: string, many?: string]>> = {
  text: ['the text'],
  textHistory: ['the list of extractions'],
  annotations: ['the annotations'],
  annotation: ['annotation', 'annotations'],
  rawAnnotations: ['what the annotation program said'],
  segments: ['the segments'],
  segment: ['segment', 'segments'],
  marks: ['the selection or the marks'],
  mark: ['selected or marked segment', 'selected or marked segments'],
  structures: ['the structures'],
  structure: ['structure', 'structures'],
  earlierReadings: ['the earlier readings of a structure'],
  earlierReading: ['earlier reading of a structure', 'earlier readings of structures'],
  forms: ['the forms for COCONUT'],
  form: ['form for COCONUT', 'forms for COCONUT'],
  receipts: ['the notes of what was submitted'],
  receipt: ['note of a submission', 'notes of submissions'],
  detail: ['detail', 'details'],
};

/** `1 annotation, 2 details` */
export function leftOutText(leftOut: readonly LeftOut[]): string {
  return leftOut
    .map(({ kind, count }) => {
      const [one, many] = WORDS[kind];
      if (many === undefined) return one;
      return `${count} ${count === 1 ? one : many}`;
    })
    .join(', ');
}
