import type { Segment } from '@/domain/segment';
import { SegmentPicture } from '@/features/segments';
import { Column } from '@/ui/Layout/Layout';
import { Muted, Num, Spacer } from '@/ui/Text/Text';
import { CardHead, CardRow, Caption, PictureBox } from '../EngineCard/EngineCard.styles';
import { OriginalFrame } from './OriginalCard.styles';

/** The drawing as it stands in the paper, in a box like those of the readings. */
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
      <Column as="figure" $overflow="hidden" $ink="text-2" $corners="radius-s" $paper>
        <PictureBox>
          <SegmentPicture segment={segment} />
        </PictureBox>
        <Caption>Cut out of the paper</Caption>
      </Column>
      <CardRow>
        <code title={filename}>{filename}</code>
      </CardRow>
    </OriginalFrame>
  );
}
