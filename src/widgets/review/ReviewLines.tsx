import { CircleCheck, Unplug } from 'lucide-react';
import { useSelector } from 'react-redux';
import { ExportChecked } from '@/features/exporting';
import { selectBackendIsReady } from '@/features/health';
import { selectAllIsChecked } from '@/features/review';
import { REVIEW_KEYS } from '@/features/shortcuts';
import { Icon } from '@/ui/Icon/Icon';
import { ReviewLine } from './Stage.styles';

/** What is true of the whole review: that nothing is left, or that the services are gone. */
export function ReviewLines() {
  const allIsChecked = useSelector(selectAllIsChecked);
  const isReachable = useSelector(selectBackendIsReady);
  return (
    <>
      {!isReachable && (
        <ReviewLine role="status">
          <Icon of={Unplug} />
          The services cannot be reached. What is here can be checked and exported; reading waits.
        </ReviewLine>
      )}
      {allIsChecked && (
        <ReviewLine>
          <Icon of={CircleCheck} />
          <span role="status">Every drawing of this article is checked.</span>
          <ExportChecked shortcut={REVIEW_KEYS.export} />
        </ReviewLine>
      )}
    </>
  );
}
