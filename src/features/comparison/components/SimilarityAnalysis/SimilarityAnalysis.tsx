import { useId } from 'react';
import { useSelector } from 'react-redux';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { LiveRegion } from '@/ui/LiveRegion/LiveRegion';
import { selectAgreement, selectShowsDetails } from '../../comparison.selectors';
import { selectHasPairs } from '../../verdicts.selectors';
import { PerfectMatch } from '../EngineComparison/EngineComparison';
import { Note } from '../EngineComparison/EngineComparison.styles';
import { InvalidSmiles } from '../EngineComparison/InvalidSmiles';
import { PairDetails } from '../EngineComparison/PairDetails';
import { SimilarityMatrix } from '../EngineComparison/SimilarityMatrix';
import { VerdictNote } from '../EngineComparison/VerdictNote';
import { AgreementLine } from './AgreementLine';
import { AnalysisStatus } from './AnalysisStatus';
import { AnalysisTools } from './AnalysisTools';
import { Block, Column } from './SimilarityAnalysis.styles';

/** How far the engines agree: the services' figure, our verdict with stereo, and the details. */
export function SimilarityAnalysis({ segmentId }: { readonly segmentId: string }) {
  const detailsId = useId();
  const showsDetails = useSelector(selectShowsDetails);
  return (
    <Block aria-label="Similarity Analysis">
      <Column>
        <AgreementLine segmentId={segmentId} />
        <AnalysisStatus segmentId={segmentId} />
        <PerfectMatch segmentId={segmentId} />
        <VerdictNote segmentId={segmentId} />
        <InvalidSmiles segmentId={segmentId} />
        {showsDetails && <PairDetails segmentId={segmentId} />}
      </Column>
      <Column id={detailsId}>{showsDetails && <Details segmentId={segmentId} />}</Column>
      <AnalysisTools segmentId={segmentId} detailsId={detailsId} />
      <Announcement segmentId={segmentId} />
    </Block>
  );
}

function Details({ segmentId }: { readonly segmentId: string }) {
  const hasPairs = useSelectorWith(selectHasPairs, segmentId);
  if (!hasPairs) return <Note>No comparison data available.</Note>;
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
