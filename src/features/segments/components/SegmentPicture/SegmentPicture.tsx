import styled from 'styled-components';
import type { Segment } from '@/domain/segment';
import { Centre } from '@/ui/Layout/Layout';
import { Picture } from '@/ui/Picture/Picture';
import { useSegmentImage } from '../../segmentImage';

const Original = styled(Picture)`
  mix-blend-mode: multiply;
`;

/** The drawing as it is in the paper. */
export function SegmentPicture({ segment }: { readonly segment: Segment }) {
  const { filename, pageNumber, segmentNumber } = segment;
  const { src, problem } = useSegmentImage(segment);
  if (problem !== undefined)
    return (
      <Centre $pad="4px" $ink="text-2" $size="s">
        {problem}
      </Centre>
    );
  if (src === undefined) return <Centre $pad="4px" $ink="text-2" $size="s" aria-hidden="true" />;
  return (
    <Original
      src={src}
      alt={`Drawing ${segmentNumber} of page ${pageNumber}, as in the paper`}
      title={filename}
    />
  );
}
