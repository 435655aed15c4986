import { FileSearch, FileX } from 'lucide-react';
import { useDispatch } from 'react-redux';
import type { Segment } from '@/domain/segment';
import { SegmentPicture } from '@/features/segments';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Scroll } from '@/ui/Layout/Layout';
import { Notice } from '@/ui/Notice/Notice';
import { contextClosed, contextRetried, type ContextPicture } from '../../context.slice';
import { Paper } from './ContextView.styles';
import { OwnPage, ServicesPage } from './PagePictures';

interface ContextBodyProps {
  readonly segment: Segment;
  /** The segment's number in the article, from 1. */
  readonly ordinal: string;
  readonly picture: ContextPicture;
}

/** The page, or its progress, or what is shown instead of it and why. */
export function ContextBody({ segment, ordinal, picture }: ContextBodyProps) {
  switch (picture.status) {
    case 'loading':
      return <Loading />;
    case 'services':
      return <ServicesPage segment={segment} ordinal={ordinal} pdfFilename={picture.pdfFilename} />;
    case 'own':
      return (
        <>
          <Notice tone="info" actions={<Retry />}>
            Drawn from your copy of the PDF. {picture.failure}
          </Notice>
          {!segment.box && (
            <Notice tone="warning">The position of the segment on the page is not known.</Notice>
          )}
          <OwnPage segment={segment} ordinal={ordinal} picture={picture} />
        </>
      );
    case 'segmentOnly':
      return (
        <>
          <Notice tone="warning" actions={<Retry />}>
            <b>{picture.warning}.</b> {picture.failure}
          </Notice>
          <Paper>
            <SegmentPicture segment={segment} />
          </Paper>
        </>
      );
    case 'failed':
      return (
        <Scroll $ground="surface-0" role="alert">
          <EmptyState icon={FileX} title="Failed to load page context" action={<Retry />}>
            {picture.failure}
          </EmptyState>
        </Scroll>
      );
  }
}

function Loading() {
  const dispatch = useDispatch();
  const cancel = (
    <Button size="s" onClick={() => dispatch(contextClosed())}>
      Cancel
    </Button>
  );
  return (
    <Scroll $ground="surface-0" role="status">
      <EmptyState icon={FileSearch} title="Loading the page..." action={cancel} />
    </Scroll>
  );
}

function Retry() {
  const dispatch = useDispatch();
  return (
    <Button size="s" onClick={() => dispatch(contextRetried())}>
      Retry
    </Button>
  );
}
