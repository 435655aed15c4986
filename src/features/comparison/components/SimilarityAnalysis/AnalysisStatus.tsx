import { useSelectorWith } from '@/lib/useSelectorWith';
import { Muted, Small } from '@/ui/Text/Text';
import { selectAgreement, selectAnalysis, selectHasEnded } from '../../comparison.selectors';
import { ComparisonError } from '../EngineComparison/EngineComparison';

const WAITING = 'Analysis will run automatically when all engines have loaded...';
const RUNNING = 'Running detailed similarity analysis...';
const TOO_FEW = 'Need at least 2 engines with valid SMILES for comparison';
const INSUFFICIENT = 'Insufficient valid SMILES for comparison';

/** What the analysis is waiting for, its progress or its failure; nothing once it is done. */
export function AnalysisStatus({ segmentId }: { readonly segmentId: string }) {
  const analysis = useSelectorWith(selectAnalysis, segmentId);
  const hasEnded = useSelectorWith(selectHasEnded, segmentId);
  const agreement = useSelectorWith(selectAgreement, segmentId);
  switch (analysis?.status) {
    case 'failed':
      return <ComparisonError message={analysis.message} />;
    case 'done':
      return analysis.result.agreement.comparisons === 0 ? (
        <ComparisonError message={INSUFFICIENT} />
      ) : null;
    case 'running':
      return <Small role="status">{RUNNING}</Small>;
    case 'idle':
    case undefined:
      if (hasEnded && !agreement) return <Muted role="status">{TOO_FEW}</Muted>;
      return <Small role="status">{WAITING}</Small>;
  }
}
