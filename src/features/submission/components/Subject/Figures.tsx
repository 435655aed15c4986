import { useSelector } from 'react-redux';
import { readerName } from '@/domain/engines';
import type { Segment } from '@/domain/segment';
import { SegmentPicture } from '@/features/segments';
import { svgDataUrl } from '@/features/structures';
import { Centre } from '@/ui/Layout/Layout';
import { Picture, PicturePair } from '@/ui/Picture/Picture';
import { Ellipsis } from '@/ui/Text/Text';
import { selectDepiction } from '../../submission.selectors';
import type { SubmissionTarget } from '@/domain/submission/submissionTarget';
import { Caption, Ground, InSight } from './Subject.styles';

interface FiguresProps {
  readonly segment: Segment | undefined;
  readonly target: SubmissionTarget;
}

/** The original and the result side by side, in boxes of equal size. */
export function Figures({ segment, target }: FiguresProps) {
  return (
    <InSight>
      <PicturePair>
        <figure>
          <Ground>{segment && <SegmentPicture segment={segment} />}</Ground>
          <Caption>Original, page {target.pageNumber}</Caption>
        </figure>
        <figure>
          <Ground>
            <Depiction target={target} />
          </Ground>
          <Caption>
            <Ellipsis>{readerName(target, target.engineName)}</Ellipsis>
          </Caption>
        </figure>
      </PicturePair>
    </InSight>
  );
}

function Depiction({ target }: { readonly target: SubmissionTarget }) {
  const depiction = useSelector(selectDepiction);
  if (depiction.status === 'drawn') {
    const alt = `Structure to be submitted: ${target.smiles}`;
    return <Picture src={svgDataUrl(depiction.svg)} alt={alt} />;
  }
  if (depiction.status === 'running')
    return (
      <Centre $pad={2} $ink="text-2" $size="s" role="status">
        Drawing...
      </Centre>
    );
  return (
    <Centre $pad={2} $ink="text-2" $size="s" role="status">
      Failed to generate structure depiction
    </Centre>
  );
}
