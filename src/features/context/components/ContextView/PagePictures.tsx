import { useGetHighlightedPageQuery } from '@/api/segments';
import type { PageBox } from '@/domain/pageBox';
import { edgesOf, type Segment } from '@/domain/segment';
import { useObjectUrl } from '@/platform/useObjectUrl';
import type { ContextPicture } from '../../context.slice';
import { PageStage } from './PageStage';

/** Pixels per inch of the services' pictures (docs/contract.md 4.5). */
const SERVICES_DPI = 300;

interface PageProps {
  readonly segment: Segment;
  readonly ordinal: string;
}

const markOf = ({ box }: Segment): { box?: PageBox } => (box ? { box: edgesOf(box) } : {});

/** The services' picture, in which the segment is already marked. */
export function ServicesPage(props: PageProps & { readonly pdfFilename: string }) {
  const { segment, ordinal, pdfFilename } = props;
  const { filename, pageNumber } = segment;
  const { data } = useGetHighlightedPageQuery({ filename, pdfFilename });
  return (
    <PageStage
      src={useObjectUrl(data?.blobId)}
      alt={`Page ${pageNumber}, with segment ${ordinal} marked`}
      dpi={SERVICES_DPI}
      {...markOf(segment)}
      isMarked
    />
  );
}

/** Our own picture of the page, with the box on it if it is known. */
export function OwnPage(
  props: PageProps & { readonly picture: Extract<ContextPicture, { status: 'own' }> },
) {
  const { segment, ordinal, picture } = props;
  const marked = segment.box ? `, with segment ${ordinal} marked` : '';
  return (
    <PageStage
      src={useObjectUrl(picture.image.blobId)}
      alt={`Page ${segment.pageNumber}${marked}`}
      dpi={picture.dpi}
      {...markOf(segment)}
      isMarked={false}
    />
  );
}
