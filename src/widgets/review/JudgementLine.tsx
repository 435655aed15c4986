import { formatMoment } from '@/domain/formatMoment';
import { verdictInWords } from '@/domain/judgementWords';
import type { Segment } from '@/domain/segment';
import { judgementsTakenBack } from '@/features/judging';
import { selectOrdinal, selectStandingJudgement } from '@/article';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Button } from '@/ui/Button/Button';
import { useDispatch } from 'react-redux';
import { FactsSection } from './CompoundFacts.styles';

/** What was said of the drawing, by whom and when, and how to take it back. */
export function JudgementLine({ segment }: { readonly segment: Segment }) {
  const dispatch = useDispatch();
  const judgement = useSelectorWith(selectStandingJudgement, segment);
  const original = judgement?.verdict === 'rejected' ? judgement.duplicateOf : undefined;
  const repeated = useSelectorWith(selectOrdinal, original ?? '');
  if (!judgement) return null;
  const { by, at } = judgement;
  const said = [
    verdictInWords(judgement, () => repeated),
    by !== undefined && `by ${by}`,
    at !== undefined && formatMoment(at),
  ].filter((part) => part !== false);
  return (
    <FactsSection>
      <h3>Judgement</h3>
      <p>{said.join(', ')}</p>
      <Button size="s" onClick={() => dispatch(judgementsTakenBack({ ids: [segment.id] }))}>
        Take back
      </Button>
    </FactsSection>
  );
}
