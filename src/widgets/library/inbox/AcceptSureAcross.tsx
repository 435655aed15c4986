import { CheckCheck } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { counted } from '@/lib/counted';
import {
  allSureAccepted,
  articleOpenRequested,
  selectArticles,
  selectInboxRows,
  selectLibraryTask,
  selectSureAcross,
  sureFound,
  sureSought,
  type SureAcross,
} from '@/features/library';
import { useObjectUrl } from '@/platform/useObjectUrl';
import { Button } from '@/ui/Button/Button';
import { NothingSure, SampleDialog, SampleTile } from '@/widgets/review';
import { titleOf } from '../sortArticles';

/** Accepts the sure readings of all articles that the inbox shows at once, after a look at ten. */
export function AcceptSureAcross({ isBusy }: { readonly isBusy: boolean }) {
  const dispatch = useDispatch();
  const sure = useSelector(selectSureAcross);
  const isAtWork = useSelector(selectLibraryTask) !== null;
  const hasSure = useSelector(selectInboxRows).some(({ group }) => group === 'sure');
  const why = isBusy
    ? 'The articles are still being looked through'
    : isAtWork
      ? 'The library is at work'
      : hasSure
        ? undefined
        : 'None of the drawings shown is sure';
  return (
    <>
      <Button
        size="s"
        icon={CheckCheck}
        aria-haspopup="dialog"
        disabledReason={why}
        onClick={() => dispatch(sureSought())}
      >
        Accept sure …
      </Button>
      {sure && <Sample sure={sure} />}
    </>
  );
}

function Sample({ sure: { readings, sample } }: { readonly sure: SureAcross }) {
  const dispatch = useDispatch();
  const articles = useSelector(selectArticles);
  const close = () => dispatch(sureFound(null));
  if (readings.length === 0) return <NothingSure onClose={close} />;
  const titleBy = new Map(articles.map((summary) => [summary.hash, titleOf(summary)]));
  const count = new Set(readings.map(({ hash }) => hash)).size;
  return (
    <SampleDialog
      count={readings.length}
      where={` in ${counted(count, 'article')}`}
      sample={sample}
      keyOf={({ hash, id }) => `${hash} ${id}`}
      tile={({ hash, id, printId, ordinal, text, structure }, marks) => (
        <SavedTile
          key={`${hash} ${id}`}
          {...{ printId, ordinal, structure, name: text, source: titleBy.get(hash) ?? '' }}
          {...marks}
        />
      )}
      onAccept={() => dispatch(allSureAccepted())}
      onCheck={({ hash, id }) =>
        dispatch(articleOpenRequested({ hash, review: { segmentId: id } }))
      }
      onClose={close}
    />
  );
}

type SavedTileProps = Omit<Parameters<typeof SampleTile>[0], 'original'> & {
  readonly printId: string;
};

const SavedTile = ({ printId, ...tile }: SavedTileProps) => (
  <SampleTile {...tile} original={useObjectUrl(printId)} />
);
