import { TriangleAlert } from 'lucide-react';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Icon } from '@/ui/Icon/Icon';
import { selectQuestionInWords } from './selectQuestionInWords';
import { Question } from './Stage.styles';

/** What a drawing that was to be called correct has about it; the same key or button approves it all the same. */
export function ApprovalQuestion({ id }: { readonly id: string }) {
  const says = useSelectorWith(selectQuestionInWords, id);
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
