import type { SubmissionTarget } from '@/domain/submission/submissionTarget';
import { Framed } from '@/ui/Notice/Framed';
import { Notice } from '@/ui/Notice/Notice';

/** Says that nobody has judged the structure yet. */
export function UncheckedNotice({ target }: { readonly target: SubmissionTarget }) {
  if (target.isChecked) return null;
  return (
    <Framed>
      <Notice tone="warning" wraps>
        Nobody has marked this structure as correct yet.
      </Notice>
    </Framed>
  );
}
