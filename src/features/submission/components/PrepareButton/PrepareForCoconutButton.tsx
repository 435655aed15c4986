import { useDispatch, useSelector } from 'react-redux';
import { selectSelectedCount } from '@/features/segments';
import { Button } from '@/ui/Button/Button';
import { submissionRequested } from '../../submission.slice';

/** Opens the submission form for the one selected structure. */
export function PrepareForCoconutButton() {
  const dispatch = useDispatch();
  const selected = useSelector(selectSelectedCount);
  return (
    <Button
      disabledReason={selected === 1 ? undefined : 'Select exactly one structure'}
      onClick={() => dispatch(submissionRequested())}
    >
      Prepare for COCONUT
    </Button>
  );
}
