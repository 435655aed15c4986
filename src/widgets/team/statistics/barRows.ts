import { engineLabel } from '@/domain/engines';
import { REJECT_REASON_NAMES } from '@/domain/judgement';
import type { AgreementCounts } from '@/domain/team/agreement';
import type { TeamStatistics } from '@/domain/team/foundCompound';
import { fieldInWords, kappaInWords } from '@/widgets/teamwork';
import type { BarRow, Series } from './BarTable';

/** Readings of an engine, or pairs of words, of which a share is told; of fewer it says nothing. */
export const LEAST_SAMPLE = 5;

const CORRECT: Series = { name: 'Correct', tone: 'success' };
const REJECTED: Series = { name: 'Rejected', tone: 'danger' };

export const VERDICTS: readonly Series[] = [CORRECT, REJECTED];
export const READINGS: readonly Series[] = [
  CORRECT,
  { name: 'Wrong', tone: 'danger' },
  { name: 'Not judged', tone: 'text-2' },
];
export const ALIKE: readonly Series[] = [
  { name: 'Alike', tone: 'success' },
  { name: 'Different', tone: 'danger' },
];
export const DRAWINGS: readonly Series[] = [{ name: 'Drawings', tone: 'danger' }];

interface Counted {
  readonly verdict: string | null;
  readonly count: number;
}

/** One row for each name, with a count for each of the verdicts. */
function rowsBy<Item extends Counted>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  verdicts: readonly (string | null)[],
): readonly BarRow[] {
  const names = [...new Set(items.map(nameOf))];
  return names.map((name) => {
    const own = items.filter((item) => nameOf(item) === name);
    const counts = verdicts.map(
      (verdict) => own.find((one) => one.verdict === verdict)?.count ?? 0,
    );
    return { name, counts };
  });
}

export const curatorRows = ({ curators }: TeamStatistics): readonly BarRow[] =>
  rowsBy(curators, ({ curator }) => curator, ['correct', 'rejected']);

/** The latest day first. */
export const dayRows = ({ days }: TeamStatistics): readonly BarRow[] =>
  rowsBy(days, ({ day }) => day, ['correct', 'rejected']).toReversed();

export const engineRows = ({ engines }: TeamStatistics): readonly BarRow[] =>
  rowsBy(engines, ({ engine }) => engineLabel(engine), ['correct', 'rejected', null]).map((row) => {
    const [correct = 0, wrong = 0] = row.counts;
    return { ...row, notes: [share(correct, correct + wrong)] };
  });

const share = (count: number, of: number) =>
  of < LEAST_SAMPLE ? '–' : `${Math.round((count / of) * 100)} %`;

const alike = (name: string, counts: AgreementCounts): BarRow => ({
  name,
  counts: [counts.same, counts.pairs - counts.same],
  notes: [
    share(counts.same, counts.pairs),
    counts.pairs < LEAST_SAMPLE ? '–' : kappaInWords(counts),
  ],
});

export const fieldRows = ({ agreement }: TeamStatistics): readonly BarRow[] =>
  agreement.fields.map((counts) => alike(fieldInWords(counts.field), counts));

/** Whose the first word was, and whose the second opinion. */
export const pairRows = ({ agreement }: TeamStatistics): readonly BarRow[] =>
  agreement.people.map((counts) => alike(`${counts.first} · ${counts.second}`, counts));

export function reasonRows({ reasons }: TeamStatistics): readonly BarRow[] {
  const names: Readonly<Record<string, string>> = REJECT_REASON_NAMES;
  return reasons.map(({ reason, count }) => ({ name: names[reason] ?? reason, counts: [count] }));
}
