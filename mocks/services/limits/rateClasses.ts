/** A class of calls with its own limit. */
export interface RateClass {
  readonly name: string;
  /** Maximum requests per window, including bursts. */
  readonly limit: number;
  /** Seconds a violation blocks; the n-th blocks n times as long, up to five times. */
  readonly penaltySeconds: number;
}

interface Rule extends RateClass {
  readonly matches: (path: string) => boolean;
}

const isUpload = (path: string) => path.includes('upload') || path.includes('file');

/** The table in docs/contract.md 1.7; the first match wins. Only the first is ours. */
const RULES: readonly Rule[] = [
  // A page sends what its user says, and asks after each change of a colleague.
  {
    name: 'library',
    limit: 240,
    penaltySeconds: 5,
    matches: (path) => path.startsWith('/library/'),
  },
  { name: 'upload', limit: 7, penaltySeconds: 60, matches: isUpload },
  {
    name: 'pdf',
    limit: 6,
    penaltySeconds: 30,
    matches: (path) => isUpload(path) && path.includes('pdf'),
  },
  { name: 'process', limit: 13, penaltySeconds: 30, matches: (path) => path.includes('process') },
  { name: 'ocsr', limit: 20, penaltySeconds: 20, matches: (path) => path.includes('ocsr') },
  { name: 'depiction', limit: 30, penaltySeconds: 15, matches: (path) => path.includes('depict') },
  {
    name: 'heartbeat',
    limit: 80,
    penaltySeconds: 5,
    matches: (path) => path.includes('session') && path.includes('heartbeat'),
  },
  { name: 'session', limit: 40, penaltySeconds: 10, matches: (path) => path.includes('session') },
];

const DEFAULT: RateClass = { name: 'default', limit: 20, penaltySeconds: 20 };

/** The class a path belongs to. */
export function rateClassOf(path: string): RateClass {
  return RULES.find(({ matches }) => matches(path)) ?? DEFAULT;
}
