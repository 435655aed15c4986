import { useRef, useState } from 'react';
import { SearchX } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { selectOpenDocument } from '@/features/document';
import { ExportButton } from '@/features/exporting';
import { reviewClosed, selectAnnouncement, selectReviewedId } from '@/features/review';
import { selectSegmentById, SendingAgain } from '@/features/segments';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Dialog } from '@/ui/Dialog/Dialog';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { LiveRegion } from '@/ui/LiveRegion/LiveRegion';
import { CompoundFacts } from './CompoundFacts';
import { Decisions } from './Decisions';
import { Queue } from './Queue';
import { Layout, Title } from './Review.styles';
import { Stage } from './Stage';
import { useReviewKeys } from './useReviewKeys';
import { useZoom } from './useZoom';

/** The queue, the drawing beside what was read from it, and its compound; decided by single keys. */
export function ReviewDialog() {
  const dispatch = useDispatch();
  const [isRejecting, setIsRejecting] = useState(false);
  const id = useSelector(selectReviewedId);
  const segment = useSelectorWith(selectSegmentById, id ?? '');
  const zoom = useZoom(id);
  const queue = useRef<HTMLDivElement>(null);
  const { isOverlaid, ...handlers } = useReviewKeys(segment, {
    zoom,
    isRejecting,
    onReject: setIsRejecting,
  });
  return (
    <Dialog
      open
      isFullScreen
      isFlush
      size="l"
      title="Review"
      initialFocus="content"
      onClose={() => dispatch(reviewClosed())}
      headDetails={<ArticleTitle />}
      headActions={<ExportButton isPrimary />}
      footer={<Decisions segment={segment} isRejecting={isRejecting} onReject={setIsRejecting} />}
      {...handlers}
    >
      <Announcement />
      <SendingAgain />
      <Layout>
        <Queue ref={queue} />
        {segment ? (
          <Stage
            key={`stage ${segment.id}`}
            segment={segment}
            zoom={zoom}
            isOverlaid={isOverlaid}
          />
        ) : (
          <EmptyState icon={SearchX} title="No drawing chosen" />
        )}
        {segment && <CompoundFacts key={`compound ${segment.id}`} segment={segment} />}
      </Layout>
    </Dialog>
  );
}

function ArticleTitle() {
  const article = useSelector(selectOpenDocument);
  return <Title>{article?.title ?? article?.file.name}</Title>;
}

const Announcement = () => <LiveRegion>{useSelector(selectAnnouncement)}</LiveRegion>;
