import { formatMoment } from '@/domain/formatMoment';
import { REJECT_REASON_NAMES, type Judgement } from '@/domain/judgement';
import type { Segment } from '@/domain/segment';
import { judgementsTakenBack } from '@/features/judging';
import { selectOrdinal, selectStandingJudgement } from '@/article';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Button } from '@/ui/Button/Button';
import { useDispatch } from 'react-redux';
import { FactsSection } from './CompoundFacts.styles';

function verifiedInWords({ unseenAmong }: Extract<Judgement, { verdict: 'correct' }>): string {
  if (!unseenAmong) return 'Verified';
  const { accepted, looked } = unseenAmong;
  return `Accepted without a look at it, with ${accepted} sure ones of which ${looked} were looked at`;
}

function wordsOf(judgement: Judgement, repeated: string): string {
  if (judgement.verdict === 'correct') return verifiedInWords(judgement);
  const { reason, note, duplicateOf } = judgement;
  const whom = duplicateOf === undefined || repeated === '' ? '' : ` of #${repeated}`;
  return `Rejected: ${REJECT_REASON_NAMES[reason]}${whom}${note === undefined ? '' : `, ${note}`}`;
}

/** What was said of the drawing, by whom and when, and how to take it back. */
export function JudgementLine({ segment }: { readonly segment: Segment }) {
  const dispatch = useDispatch();
  const judgement = useSelectorWith(selectStandingJudgement, segment);
  const original = judgement?.verdict === 'rejected' ? judgement.duplicateOf : undefined;
  const repeated = useSelectorWith(selectOrdinal, original ?? '');
  if (!judgement) return null;
  const { by, at } = judgement;
  const said = [
    wordsOf(judgement, repeated),
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
