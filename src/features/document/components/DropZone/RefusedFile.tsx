import { Trash2 } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { Notice } from '@/ui/Notice/Notice';
import { candidateDropped, selectCandidate } from '../../opening.slice';

/** Why a file was refused. Stays until the user removes it or chooses another, as the toast soon fades. */
export function RefusedFile() {
  const dispatch = useDispatch();
  const candidate = useSelector(selectCandidate);
  if (candidate.status !== 'refused') return null;
  const remove = (
    <Button size="s" variant="quiet" icon={Trash2} onClick={() => dispatch(candidateDropped())}>
      Remove
    </Button>
  );
  return (
    <Notice tone="danger" wraps actions={remove}>
      <b>{candidate.name}</b> was not opened. {candidate.message}
    </Notice>
  );
}
