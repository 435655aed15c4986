/** What may be missing from work that was read in part: names for counting what was left out; those with a single form occur at most once. */
const WORDS = {
  text: ['the text'],
  textHistory: ['the extraction history'],
  annotations: ['the annotations'],
  annotation: ['annotation', 'annotations'],
  rawAnnotations: ['the annotation program’s raw answer'],
  annotationWords: ['what was said of annotations'],
  annotationWord: ['accepted or changed annotation', 'accepted or changed annotations'],
  segments: ['the segments'],
  segment: ['segment', 'segments'],
  marks: ['the selection or judgements'],
  mark: ['selected or judged segment', 'selected or judged segments'],
  structures: ['the structures'],
  structure: ['structure', 'structures'],
  earlierReadings: ['the earlier readings of a structure'],
  earlierReading: ['earlier reading of a structure', 'earlier readings of structures'],
  article: ['the article’s own fields'],
  compounds: ['the compounds'],
  compound: ['compound', 'compounds'],
  steps: ['the undo list'],
  step: ['step that could be undone', 'steps that could be undone'],
  trail: ['the list of changes'],
  trailEntry: ['recorded change', 'recorded changes'],
  forms: ['the COCONUT forms'],
  form: ['COCONUT form', 'COCONUT forms'],
  receipts: ['the submission records'],
  receipt: ['submission record', 'submission records'],
  detail: ['detail', 'details'],
} satisfies Readonly<Record<string, readonly [one: string, many?: string]>>;

export type LeftOutKind = keyof typeof WORDS;

export interface LeftOut {
  readonly kind: LeftOutKind;
  readonly count: number;
}

/** `1 annotation, 2 details` */
export function leftOutText(leftOut: readonly LeftOut[]): string {
  return leftOut
    .map(({ kind, count }) => {
      const [one, many]: readonly [string, string?] = WORDS[kind];
      if (many === undefined) return one;
      return `${count} ${count === 1 ? one : many}`;
    })
    .join(', ');
}
