import { History } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { selectTakenTrace, traceRequested } from '../../traces.slice';
import { Explanation, Offer } from './SaveTrace.styles';
import { SaveTraceDialog } from './SaveTraceDialog';

/** Offers to save a record of the latest actions, to attach to a bug report. */
export function SaveTrace() {
  const dispatch = useDispatch();
  const taken = useSelector(selectTakenTrace);
  return (
    <Offer aria-labelledby="save-trace-title">
      <h3 id="save-trace-title">Trace</h3>
      <Explanation>
        A record of what happened here, from which maintainers can reproduce a problem.
      </Explanation>
      <Button icon={History} onClick={() => dispatch(traceRequested())}>
        Save trace…
      </Button>
      {taken && <SaveTraceDialog taken={taken} />}
    </Offer>
  );
}
