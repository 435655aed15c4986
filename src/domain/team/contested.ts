import { dequal } from 'dequal/lite';
import type { Json } from './event';
import type { Replica } from './replica';
import type { Said, Standing } from './standing';

/** What somebody else said of a part. */
export interface OtherWord extends Said {
  /** In a second opinion. */
  readonly isOpinion?: true;
}

/** A part of which several people said different things, not knowing of each other. */
export interface Contested extends Pick<Standing, 'value' | 'by' | 'at'> {
  readonly part: string;
  readonly beside: readonly OtherWord[];
}

type Fields = Readonly<Record<string, Json>>;

const isFields = (value: Json): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What a value says, without who and when: a reading says its text, whichever page's program read it, and of what
 * programs found nobody has to choose.
 */
function saidIn(part: string, value: Json): Json | undefined {
  if (!isFields(value)) return value;
  const [kind] = part.split('/');
  if (kind === 'structures') return value['smiles'] ?? value['molfile'] ?? null;
  if (kind === 'segments' && value['origin'] === 'found') return 'found';
  if (kind !== 'judgements' && kind !== 'annotationWords') return value;
  const { at: _at, by: _by, unseenAmong: _unseen, ...said } = value;
  return said;
}

/** Those that nobody has settled, here or there. */
export const contestedParts = ({ parts, outbox }: Replica): readonly Contested[] =>
  Object.entries(parts)
    .filter(([part, { beside }]) => beside.length > 0 && !part.startsWith('opinions/'))
    .filter(([part]) => !outbox.some((own) => own.part === part))
    .map(([part, standing]) => ({ part, ...standing, beside: othersIn(part, standing) }))
    .filter(({ beside }) => beside.length > 0);

const othersIn = (part: string, { value, beside }: Standing) =>
  beside.filter((said) => !dequal(saidIn(part, said.value), saidIn(part, value)));
