import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { drawingIdsOf } from '@/domain/compound';
import { outcomeOf } from '@/domain/submission/submissionReceipt';
import { selectCompounds } from '@/features/articleCompounds';
import { SubmitSeveralButton } from '@/features/submission';

/** Submits the checked compounds that COCONUT does not have yet. */
export function SubmitChecked() {
  const compounds = useSelector(selectCompounds);
  const drawings = useMemo(
    () =>
      compounds
        .filter(({ status }) => status === 'Verified')
        .filter(({ receipt }) => !receipt || outcomeOf(receipt) !== 'accepted')
        .map((one) => drawingIdsOf([one])),
    [compounds],
  );
  return drawings.length > 0 && <SubmitSeveralButton compounds={drawings} foldsWords />;
}
