import type { Replica } from './replica';
import type { Standing } from './standing';

/** A part of which several people said different things, not knowing of each other. */
export interface Contested extends Pick<Standing, 'beside' | 'value' | 'by' | 'at'> {
  readonly part: string;
}

/** Those that nobody has settled, here or there. */
export const contestedParts = ({ parts, outbox }: Replica): readonly Contested[] =>
  Object.entries(parts)
    .filter(([part, { beside }]) => beside.length > 0 && !outbox.some((own) => own.part === part))
    .map(([part, standing]) => ({ part, ...standing }));
