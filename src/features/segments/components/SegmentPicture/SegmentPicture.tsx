import { useGetSegmentImageQuery } from '@/api/segments';
import { segmentsDirectory, type Segment } from '@/domain/segment';
import { useObjectUrl } from '@/platform/useObjectUrl';
import { Picture, Unavailable } from './SegmentPicture.styles';

/** The drawing as it stands in the paper. */
export function SegmentPicture({ segment }: { readonly segment: Segment }) {
  const { path, filename, pageNumber, segmentNumber } = segment;
  const directory = segmentsDirectory(path.slice(0, path.lastIndexOf('/')));
  const { data, isError } = useGetSegmentImageQuery({ directory, filename });
  const url = useObjectUrl(data?.blobId);
  if (isError) return <Unavailable>Failed to load image</Unavailable>;
  if (url === undefined) return <Unavailable aria-hidden="true" />;
  return (
    <Picture
      src={url}
      alt={`Drawing ${segmentNumber} of page ${pageNumber}, as in the paper`}
      title={filename}
    />
  );
}
