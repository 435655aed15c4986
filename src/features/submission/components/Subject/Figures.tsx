import { useSelector } from 'react-redux';
import { readerName } from '@/domain/engines';
import type { Segment } from '@/domain/segment';
import { SegmentPicture } from '@/features/segments';
import { svgDataUrl } from '@/features/structures';
import { Ellipsis } from '@/ui/Text/Text';
import { selectDepiction } from '../../submission.selectors';
import type { SubmissionTarget } from '@/domain/submission/submissionTarget';
import { Caption, Drawing, Figure, Ground, InSight, Missing, Pair } from './Subject.styles';

interface FiguresProps {
  readonly segment: Segment | undefined;
  readonly target: SubmissionTarget;
}

/** The original and the result side by side, in boxes of equal size. */
export function Figures({ segment, target }: FiguresProps) {
  return (
    <InSight>
      <Pair>
        <Figure>
          <Ground>{segment && <SegmentPicture segment={segment} />}</Ground>
          <Caption>Original, page {target.pageNumber}</Caption>
        </Figure>
        <Figure>
          <Ground>
            <Depiction target={target} />
          </Ground>
          <Caption>
            <Ellipsis>{readerName(target, target.engineName)}</Ellipsis>
          </Caption>
        </Figure>
      </Pair>
    </InSight>
  );
}

function Depiction({ target }: { readonly target: SubmissionTarget }) {
  const depiction = useSelector(selectDepiction);
  if (depiction.status === 'drawn') {
    const alt = `Structure to be submitted: ${target.smiles}`;
    return <Drawing src={svgDataUrl(depiction.svg)} alt={alt} />;
  }
  if (depiction.status === 'running') return <Missing role="status">Drawing...</Missing>;
  return <Missing role="status">Failed to generate structure depiction</Missing>;
}
