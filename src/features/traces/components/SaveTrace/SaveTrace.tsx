import { History } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { Stack } from '@/ui/Layout/Layout';
import { Small } from '@/ui/Text/Text';
import { selectTakenTrace, traceRequested } from '../../traces.slice';
import { SaveTraceDialog } from './SaveTraceDialog';

/** Offers to save a record of the latest actions, to attach to a bug report. */
export function SaveTrace() {
  const dispatch = useDispatch();
  const taken = useSelector(selectTakenTrace);
  return (
    <Stack as="section" $gap={2} $items="start" aria-labelledby="save-trace-title">
      <h3 id="save-trace-title">Trace</h3>
      <Small>A record of what happened here, from which maintainers can reproduce a problem.</Small>
      <Button icon={History} onClick={() => dispatch(traceRequested())}>
        Save trace…
      </Button>
      {taken && <SaveTraceDialog taken={taken} />}
    </Stack>
  );
}
