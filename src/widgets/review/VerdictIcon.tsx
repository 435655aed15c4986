import { CircleCheck, CircleX } from 'lucide-react';
import { REJECT_REASON_NAMES } from '@/domain/judgement';
import type { Segment } from '@/domain/segment';
import { selectStandingJudgement } from '@/article';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Icon } from '@/ui/Icon/Icon';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';

/** What a person said of a drawing, in words for assistive technology. */
export function VerdictIcon({ segment }: { readonly segment: Segment }) {
  const judgement = useSelectorWith(selectStandingJudgement, segment);
  if (!judgement) return <span />;
  const isCorrect = judgement.verdict === 'correct';
  const words = isCorrect ? 'Verified' : `Rejected: ${REJECT_REASON_NAMES[judgement.reason]}`;
  return (
    <span title={words}>
      <Icon of={isCorrect ? CircleCheck : CircleX} size={14} />
      <VisuallyHidden>{words} </VisuallyHidden>
    </span>
  );
}
