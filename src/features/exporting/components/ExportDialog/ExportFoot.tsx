import { Download } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { Box } from '@/ui/Layout/Layout';
import { Progress } from '@/ui/Progress/Progress';
import { Spacer } from '@/ui/Text/Text';
import { selectExportFileName, selectExportPlan } from '../../exportPlan.selectors';
import {
  compoundsExportRequested,
  exportCancelled,
  exportDialogClosed,
  selectExportChoices,
  selectExportProgress,
  type ExportProgress,
} from '../../exporting.slice';
import { isReference } from '@/domain/exports/exportFormats';
import { inFormat } from '../../formatWords';
import { progressAmount, progressWords } from '../../progressWords';
import { selectCanBeCited } from '../../reference.selectors';
import { FileName } from './ExportDialog.styles';
import { NOT_CITABLE } from './ReferencePreview';

/** The file's name, and the button that says what it writes. */
export function ExportFoot() {
  const dispatch = useDispatch();
  const { format } = useSelector(selectExportChoices);
  const { records } = useSelector(selectExportPlan);
  const name = useSelector(selectExportFileName);
  const canBeCited = useSelector(selectCanBeCited);
  const progress = useSelector(selectExportProgress);
  const noReference = canBeCited ? undefined : NOT_CITABLE;
  const noCompound = records.length === 0 ? 'There is no compound to export' : undefined;
  if (progress) return <Writing progress={progress} />;
  return (
    <>
      <FileName title={name}>{name}</FileName>
      <Spacer />
      <Button onClick={() => dispatch(exportDialogClosed())}>Cancel</Button>
      <Button
        variant="primary"
        icon={Download}
        disabledReason={isReference(format) ? noReference : noCompound}
        onClick={() => dispatch(compoundsExportRequested())}
      >
        Export {isReference(format) ? 'reference' : records.length} {inFormat(format)}
      </Button>
    </>
  );
}

/** While a file is written that takes time. */
function Writing({ progress }: { readonly progress: ExportProgress }) {
  const dispatch = useDispatch();
  const { done, total } = progress;
  return (
    <>
      <FileName>{progressWords(progress)}</FileName>
      <Spacer />
      <Button onClick={() => dispatch(exportCancelled())}>Stop</Button>
      <Box $width="160px">
        <Progress
          label="Writing the file"
          value={done}
          max={total}
          valueText={progressAmount(progress)}
        />
      </Box>
    </>
  );
}
