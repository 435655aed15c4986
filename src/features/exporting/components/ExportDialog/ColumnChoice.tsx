import { useDispatch, useSelector } from 'react-redux';
import { FORMATS } from '@/domain/exports/exportFormats';
import { COLUMN_NAMES, EXPORT_COLUMNS } from '@/domain/exports/columnNames';
import { isEmptyColumn } from '@/domain/exports/exportColumns';
import { Checkbox } from '@/ui/Checkbox/Checkbox';
import { Small } from '@/ui/Text/Text';
import { selectExportPlan } from '../../exportPlan.selectors';
import { columnToggled, selectExportChoices } from '../../exporting.slice';
import { ColumnGrid } from './ExportDialog.styles';

/** Which columns or data fields are written, for formats that leave the choice. */
export function ColumnChoice() {
  const dispatch = useDispatch();
  const { columns, format } = useSelector(selectExportChoices);
  const { records } = useSelector(selectExportPlan);
  if (!FORMATS[format].hasColumns) {
    return <Small>{FORMATS[format].name}: what is written is fixed.</Small>;
  }
  return (
    <fieldset>
      <legend>Columns</legend>
      <ColumnGrid>
        {EXPORT_COLUMNS.map((column) => (
          <Checkbox
            key={column}
            checked={columns.includes(column)}
            onChange={() => dispatch(columnToggled(column))}
          >
            {COLUMN_NAMES[column]}
            {records.length > 0 && isEmptyColumn(records, column) && ' (none)'}
          </Checkbox>
        ))}
      </ColumnGrid>
    </fieldset>
  );
}
