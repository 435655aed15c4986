import type { CentreCount } from './countCentres';

/** Columns of a report for the stereocentres of readings whose constitution is right. */
export const CENTRE_HEAD = ['centres', 'centres right %', 'centres added'] as const;

export const centreCells = ({ drawn, right, added }: CentreCount): string[] => [
  String(drawn),
  ((100 * right) / Math.max(1, drawn)).toFixed(1),
  String(added),
];
