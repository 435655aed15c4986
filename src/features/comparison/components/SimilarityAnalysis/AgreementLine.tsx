import { useSelector } from 'react-redux';
import { agreementClass } from '@/domain/similarity';
import { selectEngineIds } from '@/features/recognition';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Badge } from '@/ui/Badge/Badge';
import { Muted, Num, Spacer } from '@/ui/Text/Text';
import { selectAgreement, selectValidReadings } from '../../comparison.selectors';
import { selectInvalid } from '../../verdicts.selectors';
import { AGREEMENT_SIGNS } from '../EngineComparison/words';
import { Line } from './SimilarityAnalysis.styles';

/** The services' agreement, or the quick one before it, with its class and what it is based on. */
export function AgreementLine({ segmentId }: { readonly segmentId: string }) {
  const engines = useSelector(selectEngineIds);
  const agreement = useSelectorWith(selectAgreement, segmentId);
  const readings = useSelectorWith(selectValidReadings, segmentId);
  const invalid = useSelectorWith(selectInvalid, segmentId);
  const valid = readings.length - invalid.length;
  const sign = agreement && AGREEMENT_SIGNS[agreementClass(agreement.percentage)];
  return (
    <Line>
      <h3>Similarity Analysis</h3>
      <Spacer />
      {agreement && sign && (
        <>
          <Num>
            <b>{agreement.percentage.toFixed(1)} %</b> agreement
          </Num>
          <Badge tone={sign.tone} icon={sign.icon}>
            {sign.words}
          </Badge>
        </>
      )}
      <Muted as={Num}>
        Valid results {valid}/{engines.length}
      </Muted>
      {agreement && (
        <Muted as={Num}>
          {agreement.identical
            ? 'Identical Structures'
            : `${agreement.agreements}/${agreement.comparisons} Matching Pairs`}
        </Muted>
      )}
    </Line>
  );
}
