import { MISTAKE_KINDS } from '../scoring/mistake';
import { escapeHtml } from './escapeHtml';
import type { Failure } from './failure';

/** The number of failures of each kind, by program and folder, as an HTML table. */
export function kindTable(failures: readonly Failure[]): string {
  const columns = [...new Set(failures.map(columnOf))];
  const countsOf = (some: readonly Failure[]) => [
    ...columns.map((column) => some.filter((each) => columnOf(each) === column).length),
    some.length,
  ];
  const cells = (counts: readonly number[]) =>
    counts.map((count) => `<td${count === 0 ? ' class="zero"' : ''}>${count}</td>`).join('');
  const rows = MISTAKE_KINDS.map((kind) => {
    const ofKind = failures.filter((each) => each.kind === kind);
    return ofKind.length === 0 ? '' : `<tr><th>${kind}</th>${cells(countsOf(ofKind))}</tr>`;
  });
  const heads = [...columns, 'all'].map((name) => `<th>${escapeHtml(name)}</th>`).join('');
  return `<table><thead><tr><th></th>${heads}</tr></thead><tbody>${rows.join('')}</tbody><tfoot><tr><th>all</th>${cells(countsOf(failures))}</tr></tfoot></table>`;
}

const columnOf = ({ engine, folder }: Failure): string => `${engine} ${folder}`;
