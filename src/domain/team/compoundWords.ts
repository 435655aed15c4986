import { REJECT_REASON_NAMES } from '../judgement';
import type { FoundCompound } from './foundCompound';

/** What a compound is called; by its place in its article if it is not. */
export const nameOf = ({ name, number }: FoundCompound): string =>
  [number, name].filter((text) => text !== null).join(' · ') || 'Without a name';

export const articleOf = ({ title, fileName }: FoundCompound): string => title ?? fileName;

/** `Correct, anna`, `Rejected: Fragment, ben` or `Not judged`. */
export function verdictOf({ verdict, reason, judgedBy }: FoundCompound): string {
  if (verdict === null) return 'Not judged';
  const word = verdict === 'correct' ? 'Correct' : 'Rejected';
  const names: Readonly<Record<string, string>> = REJECT_REASON_NAMES;
  const why = reason === null ? '' : `: ${names[reason] ?? reason}`;
  return [`${word}${why}`, judgedBy].filter((text) => text !== null).join(', ');
}

/** How two compounds of one skeleton are related, by their InChIKeys. */
export const twinOf = (one: string | null | undefined, other: string | null): string =>
  one === other ? 'Same structure' : 'Same skeleton, other stereo';
