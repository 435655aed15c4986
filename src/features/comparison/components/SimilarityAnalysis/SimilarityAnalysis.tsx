import { useId } from 'react';
import { useSelector } from 'react-redux';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Stack } from '@/ui/Layout/Layout';
import { LiveRegion } from '@/ui/LiveRegion/LiveRegion';
import { Small } from '@/ui/Text/Text';
import { selectAgreement, selectShowsDetails } from '../../comparison.selectors';
import { selectHasPairs } from '../../verdicts.selectors';
import { PerfectMatch } from '../EngineComparison/EngineComparison';
import { InvalidSmiles } from '../EngineComparison/InvalidSmiles';
import { PairDetails } from '../EngineComparison/PairDetails';
import { SimilarityMatrix } from '../EngineComparison/SimilarityMatrix';
import { VerdictNote } from '../EngineComparison/VerdictNote';
import { AgreementLine } from './AgreementLine';
import { AnalysisStatus } from './AnalysisStatus';
import { AnalysisTools } from './AnalysisTools';
import { Block } from './SimilarityAnalysis.styles';

/** How far the engines agree: the services' figure, our verdict with stereo, and the details. */
export function SimilarityAnalysis({ segmentId }: { readonly segmentId: string }) {
  const detailsId = useId();
  const showsDetails = useSelector(selectShowsDetails);
  return (
    <Block aria-label="Similarity Analysis">
      <Stack $gap={2} $content="start" $minWidth={0}>
        <AgreementLine segmentId={segmentId} />
        <AnalysisStatus segmentId={segmentId} />
        <PerfectMatch segmentId={segmentId} />
        <VerdictNote segmentId={segmentId} />
        <InvalidSmiles segmentId={segmentId} />
        {showsDetails && <PairDetails segmentId={segmentId} />}
      </Stack>
      <Stack $gap={2} $content="start" $minWidth={0} id={detailsId}>
        {showsDetails && <Details segmentId={segmentId} />}
      </Stack>
      <AnalysisTools segmentId={segmentId} detailsId={detailsId} />
      <Announcement segmentId={segmentId} />
    </Block>
  );
}

function Details({ segmentId }: { readonly segmentId: string }) {
  const hasPairs = useSelectorWith(selectHasPairs, segmentId);
  if (!hasPairs) return <Small>No comparison data available.</Small>;
  return <SimilarityMatrix segmentId={segmentId} />;
}

function Announcement({ segmentId }: { readonly segmentId: string }) {
  const agreement = useSelectorWith(selectAgreement, segmentId);
  return (
    <LiveRegion>
      {agreement && `The engines agree on ${agreement.percentage.toFixed(1)} percent of the pairs`}
    </LiveRegion>
  );
}
