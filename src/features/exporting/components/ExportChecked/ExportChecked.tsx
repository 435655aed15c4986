import { Download, TriangleAlert } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { KeyHint, type KeyBinding } from '@/features/shortcuts';
import { Button } from '@/ui/Button/Button';
import { Icon } from '@/ui/Icon/Icon';
import { Spacer } from '@/ui/Text/Text';
import { selectCheckedJob } from '../../exportJob.selectors';
import {
  checkedExportRequested,
  exportCancelled,
  selectExportProgress,
} from '../../exporting.slice';
import { inFormat } from '../../formatWords';
import { progressWords } from '../../progressWords';
import { WarningSentence } from '../WarningSentence/WarningSentence';
import { Cautions } from './ExportChecked.styles';

interface ExportCheckedProps {
  /** That presses the button. */
  readonly shortcut: KeyBinding;
}

/**
 * Writes what is checked without a dialog, in the format of the latest file. What the dialog would warn of
 * stands before the button.
 */
export function ExportChecked({ shortcut }: ExportCheckedProps) {
  const dispatch = useDispatch();
  const { plan, format } = useSelector(selectCheckedJob);
  const progress = useSelector(selectExportProgress);
  const count = plan.records.length;
  const words = progress ? progressWords(progress) : `Export ${count} checked ${inFormat(format)}`;
  return (
    <>
      {plan.warnings.length > 0 && (
        <Cautions aria-label="Before you export">
          {plan.warnings.map((warning) => (
            <li key={warning.kind}>
              <Icon of={TriangleAlert} />
              <WarningSentence warning={warning} format={format} />
            </li>
          ))}
        </Cautions>
      )}
      <Spacer />
      {progress && <Stop />}
      <Button
        variant="primary"
        icon={Download}
        busy={progress !== null}
        disabledReason={count === 0 ? 'Nothing that was checked can be written' : undefined}
        data-checked-export=""
        onClick={() => dispatch(checkedExportRequested())}
      >
        {words} <KeyHint of={shortcut} />
      </Button>
    </>
  );
}

function Stop() {
  const dispatch = useDispatch();
  return <Button onClick={() => dispatch(exportCancelled())}>Stop</Button>;
}
