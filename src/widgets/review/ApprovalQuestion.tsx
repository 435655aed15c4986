import { TriangleAlert } from 'lucide-react';
import { useSelector } from 'react-redux';
import { selectFindingsInWords } from '@/features/checks';
import { selectApprovalQuestion } from '@/features/review';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Icon } from '@/ui/Icon/Icon';
import { Question } from './Stage.styles';

/** What a drawing that was to be called correct has about it; the same key or button approves it all the same. */
export function ApprovalQuestion({ id }: { readonly id: string }) {
  const question = useSelector(selectApprovalQuestion);
  return question?.segmentId === id ? <QuestionOf id={id} /> : null;
}

function QuestionOf({ id }: { readonly id: string }) {
  const says = useSelectorWith(selectFindingsInWords, id);
  if (says === '') return null;
  return (
    <Question role="alert" $isMuted={false}>
      <Icon of={TriangleAlert} />
      <span>
        {says} <b>Correct all the same?</b> Then press Correct again.
      </span>
    </Question>
  );
}
