import { useState } from 'react';
import { SearchX } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { selectArticleTitle, selectSegmentById } from '@/article';
import { ExportButton } from '@/features/exporting';
import { HelpButton } from '@/features/help';
import { UndoKeys } from '@/features/history';
import { QueueMark } from '@/features/library';
import {
  approvalQuestionPutAway,
  reviewClosed,
  selectAllIsChecked,
  selectAnnouncement,
  selectReviewedId,
  selectReviewView,
} from '@/features/review';
import { ElsewhereNotice, SavedMark } from '@/features/savedWork';
import { SendingAgain } from '@/features/segments';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Dialog } from '@/ui/Dialog/Dialog';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Column, Row, Text } from '@/ui/Layout/Layout';
import { LiveRegion } from '@/ui/LiveRegion/LiveRegion';
import { Ellipsis } from '@/ui/Text/Text';
import { Compounds } from '@/widgets/compounds';
import { Report } from '@/widgets/report';
import { StructureCheck } from '@/widgets/structureCheck';
import { AcceptSure } from './AcceptSure';
import { BackToInbox } from './BackToInbox';
import { CloseButton } from './CloseButton';
import { CompoundFacts } from './CompoundFacts';
import { Decisions } from './Decisions';
import { DrawnAhead } from './DrawnAhead';
import { Queue } from './Queue';
import { Layout } from './Review.styles';
import { selectQuestionInWords } from './selectQuestionInWords';
import { Stage } from './Stage';
import { SubmitChecked } from './SubmitChecked';
import { useApproval } from './useApproval';
import { useReviewKeys } from './useReviewKeys';
import { useZoom } from './useZoom';
import { ViewSwitch } from './ViewSwitch';

/** The review's window: the drawings one by one, the table of their compounds, what the checks find, or the report. */
export function ReviewDialog() {
  const dispatch = useDispatch();
  const drawings = useDrawings();
  const view = useSelector(selectReviewView);
  const allIsChecked = useSelector(selectAllIsChecked);
  const close = () => dispatch(reviewClosed());
  const putQuestionAway = () => dispatch(approvalQuestionPutAway());
  const isOfDrawings = view === null || view === 'drawings';
  return (
    <>
      {isOfDrawings && drawings.question}
      <Dialog
        open
        isFullScreen
        isFlush
        size="l"
        title="Review"
        initialFocus="content"
        onClose={isOfDrawings && drawings.isAsked ? putQuestionAway : close}
        closeButton={<CloseButton onClose={close} />}
        headDetails={
          <>
            <ViewSwitch />
            <ArticleTitle />
          </>
        }
        headActions={
          <>
            <BackToInbox />
            <QueueMark isOverPage />
            <SavedMark place="window" />
            <SubmitChecked />
            <ExportButton isPrimary={!(isOfDrawings && allIsChecked)} />
            <Text $notOnPhone>
              <HelpButton />
            </Text>
          </>
        }
        footer={isOfDrawings ? drawings.decisions : undefined}
        {...(isOfDrawings && drawings.handlers)}
      >
        <Announcement />
        <UndoKeys />
        <SendingAgain />
        <Column $height="100%" $minHeight={0}>
          <ElsewhereNotice />
          <Column $position="relative" $flex={1} $minHeight={0}>
            {view === 'compounds' && <Compounds />}
            {view === 'check' && <StructureCheck />}
            {view === 'report' && <Report />}
            {isOfDrawings && drawings.content}
          </Column>
        </Column>
      </Dialog>
    </>
  );
}

/** The queue, the drawing beside what was read from it, and its compound; decided by single keys. */
function useDrawings() {
  const [isRejecting, setIsRejecting] = useState(false);
  const id = useSelector(selectReviewedId);
  const segment = useSelectorWith(selectSegmentById, id ?? '');
  const zoom = useZoom(id);
  const { onSeen, approve } = useApproval(id);
  const isAsked = useSelectorWith(selectQuestionInWords, id ?? '') !== '';
  const [isAccepting, setIsAccepting] = useState(false);
  const acceptSure = () => setIsAccepting(true);
  const places = { zoom, onReject: setIsRejecting, approve, acceptSure };
  const { isOverlaid, ...handlers } = useReviewKeys(segment, places);
  const content = (
    <Layout>
      <Queue onAcceptSure={acceptSure} />
      {segment ? (
        <Stage
          key={`stage of ${segment.id}`}
          segment={segment}
          zoom={zoom}
          isOverlaid={isOverlaid}
          onSeen={onSeen}
        />
      ) : (
        <EmptyState icon={SearchX} title="No drawing chosen" />
      )}
      {segment && <CompoundFacts key={`compound of ${segment.id}`} segment={segment} />}
      <DrawnAhead />
    </Layout>
  );
  const decisions = (
    <Decisions
      segment={segment}
      isRejecting={isRejecting}
      onReject={setIsRejecting}
      onApprove={approve}
    />
  );
  const question = isAccepting && <AcceptSure onClose={() => setIsAccepting(false)} />;
  return { content, decisions, question, handlers, isAsked };
}

function ArticleTitle() {
  return (
    <Row $align="normal" $minWidth={0} $notOnPhone>
      <Ellipsis>{useSelector(selectArticleTitle)}</Ellipsis>
    </Row>
  );
}

const Announcement = () => <LiveRegion>{useSelector(selectAnnouncement)}</LiveRegion>;
