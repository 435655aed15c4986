import { Bar, Table } from './TeamStatistics.styles';

/** A part of a row's bar; its word heads a column. */
export interface Series {
  readonly name: string;
  readonly tone: 'success' | 'danger' | 'text-2';
}

export interface BarRow {
  readonly name: string;
  /** In the order of the series. */
  readonly counts: readonly number[];
  /** What the numbers say, each in a column of its own. */
  readonly notes?: readonly string[];
}

interface BarTableProps {
  readonly caption: string;
  /** Of the column of names. */
  readonly of: string;
  readonly series: readonly Series[];
  /** Of the columns of notes. */
  readonly noteNames?: readonly string[];
  readonly rows: readonly BarRow[];
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** Numbers, and bars as long as they are; nothing without rows. */
export function BarTable({ caption, of, series, noteNames = [], rows }: BarTableProps) {
  if (rows.length === 0) return null;
  const most = Math.max(1, ...rows.map(({ counts }) => sumOf(counts)));
  return (
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          {[...series.map(({ name }) => name), ...noteNames].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, counts, notes = [] }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {counts.map((count, at) => (
              <td key={series[at]?.name}>{count}</td>
            ))}
            {noteNames.map((of, at) => (
              <td key={of}>{notes[at]}</td>
            ))}
            <td>
              <StackedBar counts={counts} series={series} most={most} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

interface StackedBarProps extends Pick<BarRow, 'counts'> {
  readonly series: readonly Series[];
  /** The sum of the longest bar. */
  readonly most: number;
}

/** A picture of numbers that stand beside it. */
function StackedBar({ counts, series, most }: StackedBarProps) {
  return (
    <Bar viewBox={`0 0 ${most} 1`} preserveAspectRatio="none" aria-hidden="true">
      {counts.map((count, at) => (
        <rect
          key={series[at]?.name}
          x={sumOf(counts.slice(0, at))}
          width={count}
          height={1}
          fill={`var(--${series[at]?.tone})`}
        />
      ))}
    </Bar>
  );
}
