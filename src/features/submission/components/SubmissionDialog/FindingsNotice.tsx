import type { SubmissionTarget } from '@/domain/submission/submissionTarget';
import { selectFindingsInWords } from '@/features/checks';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Framed } from '@/ui/Notice/Framed';
import { Notice } from '@/ui/Notice/Notice';

/** What there is to know of the structure before it is sent; nothing of a clean one. */
export function FindingsNotice({ target }: { readonly target: SubmissionTarget }) {
  const says = useSelectorWith(selectFindingsInWords, target.segmentId);
  if (says === '') return null;
  return (
    <Framed>
      <Notice tone="warning" wraps>
        Look at it before you submit: {says}
      </Notice>
    </Framed>
  );
}
