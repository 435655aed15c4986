import { titleOf, type CompoundRecord } from '@/domain/exports/compoundRecord';
import { segmentName } from '@/domain/segment';
import { selectSegmentById, type SegmentsRootState } from '@/features/segments';
import {
  selectStructureOf,
  StructureDrawing,
  type StructuresRootState,
} from '@/features/structures';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Formula } from '@/ui/Formula/Formula';
import { Drawing, Entry, Facts, Name } from './Report.styles';
import { factsOf } from './reportWords';

/** One compound: what was drawn, what is known of it, and who says so. */
export function CompoundEntry({ record }: { readonly record: CompoundRecord }) {
  const { stated, identifiers, status } = record;
  const number = stated.name && stated.number?.value;
  return (
    <Entry data-unchecked={status === 'Verified' ? undefined : ''}>
      <ReportDrawing id={record.id} />
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
}

const selectStructureById = (state: SegmentsRootState & StructuresRootState, id: string) => {
  const segment = selectSegmentById(state, id);
  return segment && selectStructureOf(state, segment);
};

function ReportDrawing({ id }: { readonly id: string }) {
  const segment = useSelectorWith(selectSegmentById, id);
  const structure = useSelectorWith(selectStructureById, id);
  if (!segment || !structure) return null;
  return (
    <Drawing>
      <StructureDrawing structure={structure} of={segmentName(segment)} />
    </Drawing>
  );
}
