import type { Segment } from '@/domain/segment';
import { useSegmentImage } from '../../segmentImage';
import { Picture, Unavailable } from './SegmentPicture.styles';

/** The drawing as it is in the paper. */
export function SegmentPicture({ segment }: { readonly segment: Segment }) {
  const { filename, pageNumber, segmentNumber } = segment;
  const { src, problem } = useSegmentImage(segment);
  if (problem !== undefined) return <Unavailable>{problem}</Unavailable>;
  if (src === undefined) return <Unavailable aria-hidden="true" />;
  return (
    <Picture
      src={src}
      alt={`Drawing ${segmentNumber} of page ${pageNumber}, as in the paper`}
      title={filename}
    />
  );
}
