import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { drawingIdsOf } from '@/domain/compound';
import { isTaken } from '@/domain/submission/submissionReceipt';
import { selectCompounds } from '@/features/articleCompounds';
import { SubmitSeveralButton } from '@/features/submission';
import { usePlatform } from '@/platform/PlatformContext';

/** Submits the checked compounds that COCONUT, or its stand-in if that is in use, does not have yet. */
export function SubmitChecked() {
  const usesStandIn = usePlatform().config.coconutIsStandIn;
  const compounds = useSelector(selectCompounds);
  const drawings = useMemo(
    () =>
      compounds
        .filter(({ status }) => status === 'Verified')
        .filter(({ receipt }) => !isTaken(receipt, receipt?.smiles, usesStandIn))
        .map((one) => drawingIdsOf([one])),
    [compounds, usesStandIn],
  );
  return drawings.length > 0 && <SubmitSeveralButton compounds={drawings} foldsWords />;
}
