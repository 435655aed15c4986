import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { confirmed } from '@/domain/exports/statements';
import type { ExportWarning } from '@/domain/exports/exportPlan';
import { Button } from '@/ui/Button/Button';
import { Icon } from '@/ui/Icon/Icon';
import { Box } from '@/ui/Layout/Layout';
import { Muted, Spacer } from '@/ui/Text/Text';
import { selectExportPlan } from '../../exportPlan.selectors';
import { formatChosen, omissionToggled, selectExportChoices } from '../../exporting.slice';
import { Warning } from './ExportWarnings.styles';
import { ReviewInstead } from './ReviewInstead';
import { omissionWords } from '../../omissionWords';
import { WarningSentence } from '../WarningSentence/WarningSentence';

/** What there is to know before the file is written; none of it prevents that. */
export function ExportWarnings() {
  const { records, warnings } = useSelector(selectExportPlan);
  const isToldOf = (kind: ExportWarning['kind']) =>
    warnings.some((warning) => warning.kind === kind && !warning.isLeftOut);
  const hasDuplicates = isToldOf('duplicates') || isToldOf('calledAlike');
  const isNamed =
    !isToldOf('noName') && records.every((record) => confirmed(record, 'name') !== undefined);
  return (
    <Box as="ul" $flex="none" $edge="top" aria-label="Before you export">
      {warnings.map((warning) => (
        <WarningLine key={warning.kind} warning={warning} />
      ))}
      {records.length > 0 && !hasDuplicates && (
        <Warning $isGood>
          <Icon of={CircleCheck} />
          <span>{isNamed && 'Every compound has a confirmed name. '}No duplicates.</span>
        </Warning>
      )}
    </Box>
  );
}

interface WarningLineProps {
  readonly warning: ExportWarning;
}

function WarningLine({ warning }: WarningLineProps) {
  const { format } = useSelector(selectExportChoices);
  if (warning.isLeftOut && warning.kind !== 'unwritable') {
    return (
      <Warning>
        <Icon of={CircleCheck} />
        <Muted>{omissionWords(warning)}</Muted>
        <Spacer />
        <WarningAction warning={warning} />
      </Warning>
    );
  }
  return (
    <Warning>
      <Icon of={TriangleAlert} />
      <WarningSentence warning={warning} format={format} />
      <Spacer />
      <WarningAction warning={warning} />
      {warning.kind === 'unchecked' && <ReviewInstead />}
    </Warning>
  );
}

/** The action that removes the warning, or takes the removal back. */
function WarningAction({ warning: { kind, isLeftOut } }: WarningLineProps) {
  const dispatch = useDispatch();
  if (kind === 'notInSdf') return null;
  if (kind === 'unwritable') {
    return (
      <Button size="s" onClick={() => dispatch(formatChosen('csv'))}>
        Write as CSV
      </Button>
    );
  }
  return (
    <Button size="s" onClick={() => dispatch(omissionToggled(kind))}>
      {isLeftOut ? 'Put back' : 'Leave out'}
    </Button>
  );
}
