import { useDispatch } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { Row } from '@/ui/Layout/Layout';
import { articleOpenRequested } from '../library.actions';
import { useInMyArticles } from '../useInMyArticles';

/** How many are named. */
const MOST_NAMED = 3;

/** Which other articles of the library have the compound; a press opens its drawing there. */
export function InMyArticles({ inchiKey }: { readonly inchiKey: string | undefined }) {
  const dispatch = useDispatch();
  const found = useInMyArticles(inchiKey);
  if (found.length === 0) return null;
  const further = found.length - MOST_NAMED;
  return (
    <Row as="div" $gap="4px" $wrap $size="s">
      In {found.length} of my articles:
      {found.slice(0, MOST_NAMED).map(({ hash, segmentId, title }) => (
        <Button
          key={hash}
          size="s"
          variant="quiet"
          title={title}
          aria-label={`Open ${title}`}
          onClick={() => dispatch(articleOpenRequested({ hash, review: { segmentId } }))}
        >
          {shortened(title)}
        </Button>
      ))}
      {further > 0 && `and ${further} more`}
    </Row>
  );
}

/** Characters of a title in a button. */
const MOST_SHOWN = 60;

const shortened = (title: string): string =>
  title.length > MOST_SHOWN ? `${title.slice(0, MOST_SHOWN - 1).trimEnd()}…` : title;
