import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { Notice } from '@/ui/Notice/Notice';
import { candidateDropped, selectCandidate } from '../../opening.slice';

/** Another document, while it is being uploaded in place of the open one. */
export function OnItsWay() {
  const dispatch = useDispatch();
  const candidate = useSelector(selectCandidate);
  if (candidate.status !== 'uploading') return null;
  const cancel = (
    <Button size="s" variant="quiet" onClick={() => dispatch(candidateDropped())}>
      Cancel
    </Button>
  );
  return <Notice actions={cancel}>Uploading {candidate.file.name}...</Notice>;
}
