import { RotateCcw } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { selectProgramName } from '@/features/recognition';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Button } from '@/ui/Button/Button';
import { row } from '@/ui/Layout/look';
import { Spacer } from '@/ui/Text/Text';
import { selectChosenEngine } from '../../comparison.selectors';
import { allEnginesRequested, selectionApplyRequested } from '../../comparison.slice';

const Bar = styled.div<{ $chosen: boolean }>`
  ${row({ wrap: true, gap: 2, pad: '2 4', flex: 1 })}
  margin: calc(-1 * var(--s-2)) calc(-1 * var(--s-4));
  background: ${({ $chosen }) => ($chosen ? 'var(--accent-tint)' : 'transparent')};

  @media (max-width: 767px) {
    margin: calc(-1 * var(--s-2)) calc(-1 * var(--s-3));
    padding: var(--s-2) var(--s-3);
  }
`;

/** The dialog's lowest line: all engines again, and what happens with the chosen reading. */
export function ComparisonFooter({ segmentId }: { readonly segmentId: string }) {
  const dispatch = useDispatch();
  const engine = useSelectorWith(selectChosenEngine, segmentId);
  const labelOf = useSelector(selectProgramName);
  return (
    <Bar $chosen={Boolean(engine)}>
      <Button variant="quiet" icon={RotateCcw} onClick={() => dispatch(allEnginesRequested())}>
        Process All Engines Again
      </Button>
      <Spacer />
      <span role="status">
        {engine &&
          `You've selected the prediction from ${labelOf(engine)}. Click apply to update the structure.`}
      </span>
      {engine && (
        <Button variant="primary" onClick={() => dispatch(selectionApplyRequested())}>
          Apply Selection
        </Button>
      )}
    </Bar>
  );
}
