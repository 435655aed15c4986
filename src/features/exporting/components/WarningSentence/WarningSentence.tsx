import type { ExportFormat } from '@/domain/exports/exportFormats';
import type { ExportWarning } from '@/domain/exports/exportPlan';
import { warningWords } from '../../warningWords';
import { Rows } from './WarningSentence.styles';

interface WarningSentenceProps {
  readonly warning: ExportWarning;
  readonly format: ExportFormat;
}

/** What there is to know before a file is written, and which rows it is about. */
export function WarningSentence({ warning, format }: WarningSentenceProps) {
  const { what, more, rows = [] } = warningWords(warning, format);
  return (
    <div>
      <b>{what}</b>
      {more}
      {rows.length > 0 && (
        <Rows>
          <summary>Which and why</summary>
          <ul>
            {rows.map((row, index) => (
              <li key={index}>{row}</li>
            ))}
          </ul>
        </Rows>
      )}
    </div>
  );
}
