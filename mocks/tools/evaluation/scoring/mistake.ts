/** How a wrong answer differs from the truth; the kinds are mutually exclusive. */
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
  /** One line for a chemist: what was drawn, and what it was read as. */
  readonly detail: string;
}
