import { useSelector } from 'react-redux';
import { overallVerdict, type CanonicalForms, type PairVerdict } from '@/domain/pairVerdict';
import { selectProgramName } from '@/features/recognition';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Icon } from '@/ui/Icon/Icon';
import { selectHasEnded } from '../../comparison.selectors';
import { selectForms, selectVerdicts, type JudgedPair } from '../../verdicts.selectors';
import { Said } from './EngineComparison.styles';
import { listed, VERDICT_SIGNS, type LabelOf } from './words';

const TITLES: Readonly<Record<PairVerdict, string>> = {
  same: 'The same structure, stereochemistry included.',
  'stereo-open': 'Same skeleton; not all readings define its stereochemistry.',
  'stereo-differs': 'Same skeleton, different stereochemistry.',
  different: 'The engines read different structures.',
  unknown: 'Stereochemistry not compared.',
};

/** Our own verdict on all readings together, with stereo, in words. */
export function VerdictNote({ segmentId }: { readonly segmentId: string }) {
  const pairs = useSelectorWith(selectVerdicts, segmentId);
  const forms = useSelectorWith(selectForms, segmentId);
  const labelOf = useSelector(selectProgramName);
  const hasEnded = useSelectorWith(selectHasEnded, segmentId);
  const isCompared = hasEnded && pairs.some(({ similarity }) => similarity !== undefined);
  const verdict = overallVerdict(pairs.map((pair) => pair.verdict));
  if (verdict === undefined || !isCompared) return null;
  const { tone, icon } = VERDICT_SIGNS[verdict];
  return (
    <Said $tone={tone}>
      <Icon of={icon} />
      <p>
        <b>{TITLES[verdict]}</b> {explanation(verdict, { pairs, forms, labelOf })}
      </p>
    </Said>
  );
}

interface Facts {
  readonly pairs: readonly JudgedPair[];
  readonly forms: Readonly<Record<string, CanonicalForms>>;
  readonly labelOf: LabelOf;
}

function explanation(verdict: PairVerdict, facts: Facts): string {
  switch (verdict) {
    case 'same':
      return 'Compare one of them with the original before use.';
    case 'stereo-open':
    case 'stereo-differs':
      return `${stereoCounts(facts)} Look at the wedges in the original.`;
    case 'different':
      return [sameWords(facts), 'Compare each with the original.'].filter(Boolean).join(' ');
    case 'unknown':
      return 'These services do not tell stereoisomers apart: compare every wedge with the original.';
  }
}

/** How many stereocentres each engine gives a configuration, which reveals a missing wedge. */
function stereoCounts({ forms, labelOf }: Facts): string {
  const counts = Object.entries(forms).map(
    ([engine, { stereoCentres, definedStereoCentres }]) =>
      `${labelOf(engine)} ${definedStereoCentres} of ${stereoCentres}`,
  );
  return `Stereocentres with a configuration: ${listed(counts)}.`;
}

function sameWords({ pairs, labelOf }: Facts): string {
  return pairs
    .filter(({ verdict }) => verdict === 'same')
    .map(({ a, b }) => `${labelOf(a)} and ${labelOf(b)} read the same one.`)
    .join(' ');
}
