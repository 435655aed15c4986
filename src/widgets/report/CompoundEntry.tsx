import { memo } from 'react';
import { titleOf, type CompoundRecord } from '@/domain/exports/compoundRecord';
import { Formula } from '@/ui/Formula/Formula';
import { ReportDrawing, type ReportDrawingProps } from './ReportDrawing';
import { Entry, Facts, Name } from './Report.styles';
import { factsOf } from './reportWords';

interface CompoundEntryProps extends ReportDrawingProps {
  readonly record: CompoundRecord;
}

/** One compound: what was drawn, what is known of it, and who says so. */
export const CompoundEntry = memo(function CompoundEntry({
  record,
  ...drawing
}: CompoundEntryProps) {
  const { stated, identifiers, status } = record;
  const number = stated.name && stated.number?.value;
  return (
    <Entry data-unchecked={status === 'Verified' ? undefined : ''}>
      <ReportDrawing {...drawing} />
      <div>
        <Name>
          {number !== undefined && `${number}. `}
          {titleOf(record)}
          {stated.name?.isConfirmed === false && <small> (found, not confirmed)</small>}
        </Name>
        {identifiers.formula !== undefined && (
          <p>
            <Formula of={identifiers.formula} />
          </p>
        )}
        <Facts>
          {factsOf(record).map(([term, fact]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </Facts>
      </div>
    </Entry>
  );
});
