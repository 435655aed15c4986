import { useDispatch } from 'react-redux';
import { selectProposedParent, supplementSet } from '@/features/library';
import { useSelectorWith } from '@/lib/useSelectorWith';
import type { WorkSummary } from '@/platform/workStore';
import { Button } from '@/ui/Button/Button';
import { Row } from '@/ui/Layout/Layout';
import { Sub, SubLine } from './Library.styles';
import { titleOf } from './sortArticles';

interface SupplementSubProps {
  readonly work: WorkSummary;
  /** Whose supplement it is. */
  readonly parent: WorkSummary | undefined;
}

/** In the row of a supplement what it belongs to; in that of what may be one, the question. */
export function SupplementSub({ work, parent }: SupplementSubProps) {
  const dispatch = useDispatch();
  const proposed = useSelectorWith(selectProposedParent, work);
  if (parent) return <Sub>Supplement of “{titleOf(parent)}”</Sub>;
  if (!proposed) return null;
  const title = titleOf(proposed);
  const say = (of: string | null) => () => dispatch(supplementSet({ hash: work.hash, of }));
  return (
    <SubLine>
      <Sub data-wraps>Supplement of “{title}”?</Sub>
      <Row $gap={1}>
        <Button
          size="s"
          aria-label={`Yes: ${work.name} is a supplement of ${title}`}
          onClick={say(proposed.hash)}
        >
          Yes
        </Button>
        <Button
          size="s"
          aria-label={`No: ${work.name} is no supplement of ${title}`}
          onClick={say(null)}
        >
          No
        </Button>
      </Row>
    </SubLine>
  );
}
