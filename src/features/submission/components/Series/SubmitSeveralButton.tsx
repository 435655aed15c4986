import { Send } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { seriesRequested } from '../../submission.slice';
import type { DrawingsOfCompounds } from '../../submissionState';

interface SubmitSeveralButtonProps {
  readonly compounds: DrawingsOfCompounds;
  readonly size?: 's' | 'm';
  /** Shows only its icon where there is little room. */
  readonly foldsWords?: boolean;
}

/** Submits compounds one after the other. */
export function SubmitSeveralButton({ compounds, ...look }: SubmitSeveralButtonProps) {
  const dispatch = useDispatch();
  return (
    <Button {...look} icon={Send} onClick={() => dispatch(seriesRequested({ compounds }))}>
      Submit {compounds.length} to COCONUT
    </Button>
  );
}
