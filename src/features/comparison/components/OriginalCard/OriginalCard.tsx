import type { Segment } from '@/domain/segment';
import { SegmentPicture } from '@/features/segments';
import { Muted, Num, Spacer } from '@/ui/Text/Text';
import { CardHead, CardRow, Caption, Figure, PictureBox } from '../EngineCard/EngineCard.styles';
import { OriginalFrame } from './OriginalCard.styles';

/** The drawing from the article, in a box like those of the results. */
export function OriginalCard({ segment }: { readonly segment: Segment }) {
  const { pageNumber, segmentNumber, filename } = segment;
  return (
    <OriginalFrame aria-label="Original">
      <CardHead>
        <h3>Original</h3>
        <Spacer />
        <Muted as={Num}>
          Page {pageNumber}, no. {segmentNumber}
        </Muted>
      </CardHead>
      <Figure>
        <PictureBox>
          <SegmentPicture segment={segment} />
        </PictureBox>
        <Caption>Cut out of the paper</Caption>
      </Figure>
      <CardRow>
        <code title={filename}>{filename}</code>
      </CardRow>
    </OriginalFrame>
  );
}
