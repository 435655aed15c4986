import { FINDING_KINDS, findingsAmong, type Finding, type FindingKind } from './findings';
import type { CheckedDrawing } from './checkedDrawing';

/** Whether something has to be wrong, the structure or what is said of it, or all of it may be right. */
export type FindingSeverity = 'wrong' | 'unusual';

const WRONG: readonly FindingKind[] = ['unread', 'formula', 'noName', 'calledAlike'];

export const severityOf = (kind: FindingKind): FindingSeverity =>
  WRONG.includes(kind) ? 'wrong' : 'unusual';

/** The kinds in the order of the list: first those of which something has to be wrong. */
export const KINDS_IN_ORDER: readonly FindingKind[] = FINDING_KINDS.toSorted(
  (a, b) => Number(severityOf(a) === 'unusual') - Number(severityOf(b) === 'unusual'),
);

/** One thing about one drawing. */
export interface FindingRow
  extends Finding, Pick<CheckedDrawing, 'id' | 'called' | 'number' | 'name'> {
  /** A person called it correct all the same, or before it was known. */
  readonly isVerified: boolean;
}

export interface StructureCheck {
  /** How many structures were looked at. */
  readonly checked: number;
  readonly rows: readonly FindingRow[];
}

/**
 * What an approval would tell of each drawing if all that nobody rejected were called correct at once. By kind, in the
 * order of the article.
 */
export function structureCheck(drawings: readonly CheckedDrawing[]): StructureCheck {
  const among = drawings.filter(({ verdict }) => verdict !== 'rejected');
  const findingsOf = findingsAmong(among);
  const rows = among.flatMap((one) => {
    const { id, called, number, name } = one;
    const isVerified = one.verdict === 'correct';
    return findingsOf(one).map((finding) => ({ ...finding, id, called, number, name, isVerified }));
  });
  return {
    checked: among.length,
    rows: KINDS_IN_ORDER.flatMap((kind) => rows.filter((row) => row.kind === kind)),
  };
}
