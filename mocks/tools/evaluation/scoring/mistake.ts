/** In what a wrong answer differs from the truth; the kinds exclude each other. */
export const MISTAKE_KINDS = [
  'no answer',
  'impossible structure',
  'stereo only',
  'tautomer',
  'charge or isotope',
  'bond order',
  'one label',
  'several labels',
  'missing part',
  'extra part',
  'missing bond',
  'extra bond',
  'other skeleton',
] as const;

export type MistakeKind = (typeof MISTAKE_KINDS)[number];

export interface Mistake {
  readonly kind: MistakeKind;
  /** One line for a chemist: what was drawn, and as what it was read. */
  readonly detail: string;
}
