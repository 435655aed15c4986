import { useSelector } from 'react-redux';
import { selectProgramName } from '@/features/recognition';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Icon } from '@/ui/Icon/Icon';
import { Stack } from '@/ui/Layout/Layout';
import { selectHasAgreement } from '../../comparison.selectors';
import { selectVerdicts } from '../../verdicts.selectors';
import { Pair } from './EngineComparison.styles';
import { pairWords, VERDICT_SIGNS } from './words';

/** Each pair, once all engines have answered: whether it agrees, and our verdict with stereo. */
export function PairDetails({ segmentId }: { readonly segmentId: string }) {
  const pairs = useSelectorWith(selectVerdicts, segmentId);
  const labelOf = useSelector(selectProgramName);
  const isCompared = useSelectorWith(selectHasAgreement, segmentId);
  if (pairs.length === 0 || !isCompared) return null;
  return (
    <Stack as="ul" $gap="2px" aria-label="Agreement by pair">
      {pairs.map((pair) => {
        const { words, tone, icon } = VERDICT_SIGNS[pair.verdict];
        return (
          <Pair key={`${pair.a} ${pair.b}`} $tone={tone}>
            <Icon of={icon} size={14} />
            <span>{pairWords(pair, labelOf)}</span>
            <span>{words}</span>
          </Pair>
        );
      })}
    </Stack>
  );
}
