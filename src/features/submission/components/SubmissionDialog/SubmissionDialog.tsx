import { Info } from 'lucide-react';
import { useDispatch } from 'react-redux';
import type { SubmissionTarget } from '@/domain/submission/submissionTarget';
import { AccountLine, LoginDialog } from '@/features/coconutAccount';
import { Dialog } from '@/ui/Dialog/Dialog';
import { Icon } from '@/ui/Icon/Icon';
import { Small } from '@/ui/Text/Text';
import { submissionClosed } from '../../submission.slice';
import { LookUps } from '../LookUps/LookUps';
import { Subject } from '../Subject/Subject';
import { SubmissionForm } from '../SubmissionForm/SubmissionForm';
import { SeriesLine } from './SeriesLine';
import { StandInNotice } from './StandInNotice';
import { DraftNote, Layout, Side } from './SubmissionDialog.styles';
import { SubmissionFoot } from './SubmissionFoot';
import { useSubmission } from './useSubmission';
import { Warnings } from './Warnings';

/** The structure to be submitted. */
export interface SubmissionDialogProps {
  readonly target: SubmissionTarget;
}

/** 'Submit to COCONUT Database': the structure on the left, the form on the right. */
export default function SubmissionDialog({ target }: SubmissionDialogProps) {
  const dispatch = useDispatch();
  const { form, errors, jumpTo, submit } = useSubmission(target.uniqueKey);
  return (
    <Dialog
      open
      size="m"
      contentKey={target.uniqueKey}
      title="Submit to COCONUT Database"
      onClose={() => dispatch(submissionClosed())}
      headActions={
        <DraftNote>
          <Icon of={Info} />
          Draft kept in this browser
        </DraftNote>
      }
      footer={<SubmissionFoot onSubmit={submit} onJump={jumpTo} />}
    >
      <SeriesLine />
      <Layout>
        <Side>
          <StandInNotice />
          <Warnings target={target} />
          <Subject target={target} error={errors.structure} />
          <LookUps />
          <AccountLine />
          <Small>
            Machine-read structure. Verify before use: a submission is read by curators.
          </Small>
        </Side>
        <SubmissionForm key={target.uniqueKey} ref={form} errors={errors} />
      </Layout>
      <LoginDialog />
    </Dialog>
  );
}
