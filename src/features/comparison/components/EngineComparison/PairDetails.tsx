import { useSelector } from 'react-redux';
import { selectEngineLabel } from '@/features/recognition';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Icon } from '@/ui/Icon/Icon';
import { selectVerdicts, type JudgedPair } from '../../verdicts.selectors';
import { Pair, Pairs } from './EngineComparison.styles';
import { pairWords, VERDICT_SIGNS, type Sign } from './words';

/** Agreement without a comparison of stereo, like disagreement, is never shown as a success. */
function signOf({ verdict, agree }: JudgedPair): Sign {
  const sign = VERDICT_SIGNS[verdict];
  return verdict === 'different' && agree ? { ...sign, tone: 'warning' } : sign;
}

/** Each pair: whether the services say that it agrees, and our verdict with stereo. */
export function PairDetails({ segmentId }: { readonly segmentId: string }) {
  const pairs = useSelectorWith(selectVerdicts, segmentId);
  const labelOf = useSelector(selectEngineLabel);
  if (pairs.length === 0) return null;
  return (
    <Pairs aria-label="Agreement by pair">
      {pairs.map((pair) => {
        const { words, tone, icon } = signOf(pair);
        return (
          <Pair key={`${pair.a} ${pair.b}`} $tone={tone}>
            <Icon of={icon} size={14} />
            <span>{pairWords(pair, labelOf)}</span>
            <span>{words}</span>
          </Pair>
        );
      })}
    </Pairs>
  );
}
