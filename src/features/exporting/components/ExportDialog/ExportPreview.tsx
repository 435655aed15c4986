import { Copy } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { cellText, type Cell } from '@/domain/exports/table';
import { segmentName } from '@/domain/segment';
import {
  type SegmentsRootState,
  type StructuresRootState,
  selectSegmentById,
  selectStructureOf,
} from '@/article';
import { StructureDrawing } from '@/features/structures';
import { useTaxa } from '@/features/taxa';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Button } from '@/ui/Button/Button';
import { LiveRegion } from '@/ui/LiveRegion/LiveRegion';
import { Bar } from '@/ui/Panel/Panel';
import { Muted, Spacer } from '@/ui/Text/Text';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { Thumb } from '@/ui/Picture/Picture';
import { selectExportPlan, selectExportRows } from '../../exportPlan.selectors';
import { rowsCopyRequested, selectExportChoices } from '../../exporting.slice';
import { Scroll, Table } from './ExportPreview.styles';

/** As many as fit the dialog. */
const SHOWN_ROWS = 12;

/** Columns in a fixed-width font. */
const CODE: readonly string[] = ['smiles', 'canonical_smiles', 'inchikey'];

/** The first rows, as they will be written, or as Wikidata is asked for them. */
export function ExportPreview() {
  useTaxa();
  const { records } = useSelector(selectExportPlan);
  const { headers, rows } = useSelector(selectExportRows);
  return (
    <>
      <PreviewHead count={records.length} />
      <Scroll role="group" aria-label="First rows" tabIndex={0}>
        <Table>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>Structure</VisuallyHidden>
              </th>
              {headers.map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {records.slice(0, SHOWN_ROWS).map(({ id }, index) => (
              <PreviewRow key={id} id={id} headers={headers} cells={rows[index] ?? []} />
            ))}
          </tbody>
        </Table>
      </Scroll>
    </>
  );
}

/** How many compounds there are, said again whenever that changes. */
function PreviewHead({ count }: { readonly count: number }) {
  const dispatch = useDispatch();
  const { format } = useSelector(selectExportChoices);
  const as = format === 'wikidata' ? 'as Wikidata is asked' : 'as they will be written';
  const words = count === 1 ? '1 compound' : `${count} compounds`;
  return (
    <Bar>
      <LiveRegion>{words}</LiveRegion>
      <b>{words}</b>
      {count > 0 && (
        <>
          <Muted>
            {count > SHOWN_ROWS && `first ${SHOWN_ROWS} shown, `}
            {as}
          </Muted>
          <Spacer />
          <Button
            size="s"
            variant="quiet"
            icon={Copy}
            onClick={() => dispatch(rowsCopyRequested())}
          >
            Copy
          </Button>
        </>
      )}
    </Bar>
  );
}

interface PreviewRowProps {
  /** Of the segment. */
  readonly id: string;
  readonly headers: readonly string[];
  readonly cells: readonly Cell[];
}

const PreviewRow = ({ id, headers, cells }: PreviewRowProps) => (
  <tr>
    <td>
      <PreviewDrawing id={id} />
    </td>
    {headers.map((header, column) => (
      <td
        key={header}
        title={cellText(cells[column] ?? '')}
        data-code={CODE.includes(header) || undefined}
        data-number={typeof cells[column] === 'number' || undefined}
      >
        {cellText(cells[column] ?? '')}
      </td>
    ))}
  </tr>
);

const selectSegmentStructure = (state: SegmentsRootState & StructuresRootState, id: string) => {
  const segment = selectSegmentById(state, id);
  return segment && selectStructureOf(state, segment);
};

function PreviewDrawing({ id }: { readonly id: string }) {
  const segment = useSelectorWith(selectSegmentById, id);
  const structure = useSelectorWith(selectSegmentStructure, id);
  if (!segment || !structure) return null;
  return (
    <Thumb $width="60px" $height="36px" $ink="text" $size="xs">
      <StructureDrawing structure={structure} of={segmentName(segment)} />
    </Thumb>
  );
}
