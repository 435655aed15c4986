import { CircleCheck, OctagonAlert } from 'lucide-react';
import { agreementClass } from '@/domain/similarity';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Badge } from '@/ui/Badge/Badge';
import { Icon } from '@/ui/Icon/Icon';
import { Stack } from '@/ui/Layout/Layout';
import { Num, Small } from '@/ui/Text/Text';
import {
  selectAgreement,
  selectAnalysis,
  selectHasAgreement,
  selectIsPerfectMatch,
} from '../../comparison.selectors';
import { Part, Said } from './EngineComparison.styles';
import { InvalidSmiles } from './InvalidSmiles';
import { PairDetails } from './PairDetails';
import { SimilarityMatrix } from './SimilarityMatrix';
import { SmilesTable } from './SmilesTable';
import { VerdictNote } from './VerdictNote';
import { AGREEMENT_SIGNS } from './words';

/** The whole comparison as a report: agreement, SMILES, matrix, pairs, and what could not be read. */
export function EngineComparison({ segmentId }: { readonly segmentId: string }) {
  const analysis = useSelectorWith(selectAnalysis, segmentId);
  const hasData = useSelectorWith(selectHasAgreement, segmentId);
  if (analysis?.status === 'running') return <Small>Calculating similarities...</Small>;
  if (analysis?.status === 'failed') return <ComparisonError message={analysis.message} />;
  if (!hasData) return <Small>No comparison data available.</Small>;
  return (
    <Stack $gap={4}>
      <PerfectMatch segmentId={segmentId} />
      <AgreementSummary segmentId={segmentId} />
      <VerdictNote segmentId={segmentId} />
      <InvalidSmiles segmentId={segmentId} />
      <SmilesTable segmentId={segmentId} />
      <SimilarityMatrix segmentId={segmentId} />
      <Part>
        <h4>Pair details</h4>
        <PairDetails segmentId={segmentId} />
      </Part>
    </Stack>
  );
}

/** Why there is no comparison, in the services' words. */
export function ComparisonError({ message }: { readonly message: string }) {
  return (
    <Said $tone="danger" role="alert">
      <Icon of={OctagonAlert} />
      <p>
        <b>Comparison Error</b> {message}
      </p>
    </Said>
  );
}

export function PerfectMatch({ segmentId }: { readonly segmentId: string }) {
  const isPerfect = useSelectorWith(selectIsPerfectMatch, segmentId);
  if (!isPerfect) return null;
  return (
    <Said $tone="success">
      <Icon of={CircleCheck} />
      <p>
        <b>Perfect Match:</b> All OCSR engines generated identical SMILES strings.
      </p>
    </Said>
  );
}

function AgreementSummary({ segmentId }: { readonly segmentId: string }) {
  const agreement = useSelectorWith(selectAgreement, segmentId);
  if (!agreement) return null;
  const { words, tone, icon } = AGREEMENT_SIGNS[agreementClass(agreement.percentage)];
  return (
    <Part>
      <h4>Agreement Summary</h4>
      <div style={{ display: 'flex', gap: 'var(--s-2)', alignItems: 'center' }}>
        <Num>
          <b>{agreement.percentage.toFixed(1)} %</b> agreement
        </Num>
        <Badge tone={tone} icon={icon}>
          {words}
        </Badge>
        <Num>
          {agreement.agreements}/{agreement.comparisons} agreements
        </Num>
      </div>
    </Part>
  );
}
