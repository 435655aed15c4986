import { tableLines } from '../../bench/table';
import { wilson } from '../scoring/intervals';
import type { ComparedTruths, Difference } from './compareTruths';

/** How far two tables agree, and each place where they do not, with tabs between. */
export function agreeReport({ agreements, differences }: ComparedTruths): string[] {
  return [
    'Agreement of two tables; of facts, on the drawings that both have',
    ...tableLines([
      ['', 'same', 'of', '%', '95 %, Wilson'],
      ...Object.entries(agreements).map(([fact, { same, of }]) => [
        fact,
        String(same),
        String(of),
        of === 0 ? '–' : percent(same / of),
        (wilson(same, of) ?? []).map(percent).join('–'),
      ]),
    ]),
    ...(differences.length === 0
      ? []
      : ['', ['page', 'box', 'fact', 'first', 'second'].join('\t'), ...differences.map(lineOf)]),
  ];
}

const percent = (share: number) => (100 * share).toFixed(1);

const lineOf = ({ page, box, fact, first, second }: Difference): string =>
  [page, box.map((edge) => edge.toFixed(0)).join(' '), fact, said(first), said(second)].join('\t');

const said = (texts: readonly string[] | undefined): string =>
  texts === undefined ? 'not there' : texts.join(' | ') || 'none';
