import { Info } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { spaceText } from '@/domain/fileSize';
import { selectOpenDocument } from '@/article';
import { selectSpace, spaceFreeRequested } from '@/features/library';
import { counted } from '@/lib/counted';
import { isNearlyFull } from '@/platform/storageSpace';
import type { WorkSummary } from '@/platform/workStore';
import { Button } from '@/ui/Button/Button';
import { AskFirst } from '@/ui/Dialog/AskFirst';
import { Icon } from '@/ui/Icon/Icon';
import { Progress } from '@/ui/Progress/Progress';
import { Spacer } from '@/ui/Text/Text';
import { Foot } from './Library.styles';

/** Where the articles are kept, and how much of the space is used. */
export function LibraryFoot({ articles }: { readonly articles: readonly WorkSummary[] }) {
  const space = useSelector(selectSpace);
  const openHash = useSelector(selectOpenDocument)?.file.hash;
  const droppable = articles.filter(
    ({ hash, facts, hasNoFile, unsaved }) =>
      hash !== openHash && facts?.isRead && !hasNoFile && unsaved === undefined,
  );
  const used = usedAtLeast(space?.used ?? 0, articles);
  const hasLittleLeft = space !== null && isNearlyFull(space);
  return (
    <Foot>
      <Icon of={Info} />
      <span>
        Kept in this browser only
        {space && `: ${spaceText(used)} of about ${spaceText(space.quota)} used`}.
      </span>
      {space && (
        <Progress
          label="Storage used"
          value={used}
          max={space.quota}
          tone={hasLittleLeft ? 'danger' : 'accent'}
        />
      )}
      {hasLittleLeft && <b>Storage is nearly full.</b>}
      {droppable.length > 0 && <FreeSpace articles={droppable} isUrgent={hasLittleLeft} />}
      <Spacer />
      <span>Combined export: one file, one row a compound and article, duplicates marked.</span>
    </Foot>
  );
}

/** Browsers count late and compress: the sum is never less than the articles listed above it. */
function usedAtLeast(told: number, articles: readonly WorkSummary[]): number {
  const stored = articles.filter(({ unsaved }) => unsaved === undefined);
  return Math.max(
    told,
    stored.reduce((sum, { size }) => sum + size, 0),
  );
}

interface FreeSpaceProps {
  readonly articles: readonly WorkSummary[];
  readonly isUrgent: boolean;
}

function FreeSpace({ articles, isUrgent }: FreeSpaceProps) {
  const dispatch = useDispatch();
  return (
    <AskFirst
      button={(ask) => (
        <Button size="s" variant={isUrgent ? 'default' : 'quiet'} onClick={ask}>
          Free space
        </Button>
      )}
      title="Drop the PDFs of read articles?"
      keep="Keep them"
      confirm={`Drop ${counted(articles.length, 'PDF')}`}
      onConfirm={() => dispatch(spaceFreeRequested(articles.map(({ hash }) => hash)))}
    >
      <p>
        The results stay: text, drawings, structures and what you checked. To see the pages of such
        an article again, choose its PDF again.
      </p>
    </AskFirst>
  );
}
