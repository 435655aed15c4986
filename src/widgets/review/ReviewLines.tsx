import { CircleCheck, Unplug } from 'lucide-react';
import { useSelector } from 'react-redux';
import { ExportButton } from '@/features/exporting';
import { selectBackendIsReady } from '@/features/health';
import { selectReviewCounts } from '@/features/review';
import { Icon } from '@/ui/Icon/Icon';
import { Spacer } from '@/ui/Text/Text';
import { ReviewLine } from './Stage.styles';

/** What is true of the whole review: that nothing is left, or that the services are gone. */
export function ReviewLines() {
  const { done, total } = useSelector(selectReviewCounts);
  const isReachable = useSelector(selectBackendIsReady);
  return (
    <>
      {!isReachable && (
        <ReviewLine role="status">
          <Icon of={Unplug} />
          The services cannot be reached. What is here can be checked and exported; reading waits.
        </ReviewLine>
      )}
      {total > 0 && done === total && (
        <ReviewLine role="status">
          <Icon of={CircleCheck} />
          Every drawing of this article is checked.
          <Spacer />
          <ExportButton />
        </ReviewLine>
      )}
    </>
  );
}
