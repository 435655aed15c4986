import { Download } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { FORMATS, type ExportFormat } from '@/domain/exports/exportChoices';
import { Button } from '@/ui/Button/Button';
import { Spacer } from '@/ui/Text/Text';
import { selectExportFileName, selectExportPlan } from '../../exporting.selectors';
import {
  compoundsExportRequested,
  exportDialogClosed,
  selectExportChoices,
} from '../../exporting.slice';
import { FileName } from './ExportDialog.styles';

const inFormat = (format: ExportFormat): string =>
  format === 'coconut' ? 'for COCONUT' : `as ${FORMATS[format].name}`;

/** The file's name, and the button that says what it writes. */
export function ExportFoot() {
  const dispatch = useDispatch();
  const { format } = useSelector(selectExportChoices);
  const { records } = useSelector(selectExportPlan);
  const name = useSelector(selectExportFileName);
  return (
    <>
      <FileName title={name}>{name}</FileName>
      <Spacer />
      <Button onClick={() => dispatch(exportDialogClosed())}>Cancel</Button>
      <Button
        variant="primary"
        icon={Download}
        disabledReason={records.length === 0 ? 'There is no compound to export' : undefined}
        onClick={() => dispatch(compoundsExportRequested())}
      >
        Export {records.length} {inFormat(format)}
      </Button>
    </>
  );
}
