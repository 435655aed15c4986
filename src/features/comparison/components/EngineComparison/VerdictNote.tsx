import { useSelector } from 'react-redux';
import { engineLabel } from '@/domain/engines';
import { overallVerdict, type CanonicalForms, type PairVerdict } from '@/domain/pairVerdict';
import { Icon } from '@/ui/Icon/Icon';
import type { RootState } from '../../comparison.selectors';
import { selectForms, selectVerdicts, type JudgedPair } from '../../verdicts.selectors';
import { Said } from './EngineComparison.styles';
import { listed, VERDICT_SIGNS } from './words';

const TITLES: Readonly<Record<PairVerdict, string>> = {
  same: 'The same structure, stereochemistry included.',
  'stereo-differs': 'Same skeleton, different stereochemistry.',
  different: 'The engines read different structures.',
  unknown: 'Stereochemistry not compared.',
};

/** Our own verdict on all results together, with stereo, in words. */
export function VerdictNote({ segmentId }: { readonly segmentId: string }) {
  const pairs = useSelector((state: RootState) => selectVerdicts(state, segmentId));
  const forms = useSelector((state: RootState) => selectForms(state, segmentId));
  const isCompared = pairs.some(({ similarity }) => similarity !== undefined);
  const verdict = overallVerdict(pairs.map((pair) => pair.verdict));
  if (verdict === undefined || !isCompared) return null;
  const { tone, icon } = VERDICT_SIGNS[verdict];
  return (
    <Said $tone={tone}>
      <Icon of={icon} />
      <p>
        <b>{TITLES[verdict]}</b> {explanation(verdict, pairs, forms)}
      </p>
    </Said>
  );
}

type Forms = Readonly<Record<string, CanonicalForms>>;

function explanation(verdict: PairVerdict, pairs: readonly JudgedPair[], forms: Forms): string {
  switch (verdict) {
    case 'same':
      return 'Compare one of them with the original before use.';
    case 'stereo-differs':
      return `${stereoCounts(forms)} Look at the wedges in the original.`;
    case 'different':
      return [sameWords(pairs), 'Compare each with the original.'].filter(Boolean).join(' ');
    case 'unknown':
      return 'These services do not tell stereoisomers apart: compare every wedge with the original.';
  }
}

/** How many stereocentres each engine gives a configuration: what a missing wedge shows in. */
function stereoCounts(forms: Forms): string {
  const counts = Object.entries(forms).map(
    ([engine, { stereoCentres, definedStereoCentres }]) =>
      `${engineLabel(engine)} ${definedStereoCentres} of ${stereoCentres}`,
  );
  return `Stereocentres with a configuration: ${listed(counts)}.`;
}

function sameWords(pairs: readonly JudgedPair[]): string {
  return pairs
    .filter(({ verdict }) => verdict === 'same')
    .map(({ a, b }) => `${engineLabel(a)} and ${engineLabel(b)} read the same one.`)
    .join(' ');
}
