import type { Offers } from '@/domain/submission/offers';

type Kind = keyof Offers;

const KINDS: Readonly<Record<Kind, readonly [one: string, several: string]>> = {
  names: ['name', 'names'],
  organisms: ['organism', 'organisms'],
  parts: ['organism part', 'organism parts'],
  locations: ['place', 'places'],
  ecosystems: ['ecosystem', 'ecosystems'],
  classes: ['compound class', 'compound classes'],
};

/** Describes a list of candidates: `18 names in the article`. */
export function offersInWords(kind: Kind, count: number): string {
  const [one, several] = KINDS[kind];
  return `${count} ${count === 1 ? one : several} in the article`;
}

const UNKNOWN = {
  names: 'The name of this structure is not known',
  organisms: 'The organism that this compound was found in is not known',
} as const;

/** Explains at a required field why it was not prefilled, and how many suggestions there are. */
export function unknownInWords(kind: keyof typeof UNKNOWN, count: number): string {
  const choice = count > 0 ? `; the article names ${count} to choose from` : '';
  return `Required. ${UNKNOWN[kind]}${choice}.`;
}
