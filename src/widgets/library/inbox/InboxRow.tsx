import type { LucideIcon } from 'lucide-react';
import { CircleDashed, CircleDot, OctagonAlert, TriangleAlert } from 'lucide-react';
import { useSelector } from 'react-redux';
import { knownInWords } from '@/domain/knownList';
import type { InboxGroup } from '@/domain/library/inbox';
import { KnownChip } from '@/features/known';
import { selectInboxKnown, type ArticleToCheck, type InboxEntry } from '@/features/library';
import { useObjectUrl } from '@/platform/useObjectUrl';
import { Badge, type Tone } from '@/ui/Badge/Badge';
import { titleOf } from '../sortArticles';
import { InboxThumb, Row, RowText } from './Inbox.styles';
import { GROUP_WORDS, whyInWords } from './inboxWords';

interface InboxRowProps {
  readonly entry: InboxEntry;
  readonly article: ArticleToCheck | undefined;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
}

const LOOKS: Readonly<Record<InboxGroup, readonly [LucideIcon, Tone]>> = {
  doubtful: [TriangleAlert, 'warning'],
  failed: [OctagonAlert, 'danger'],
  likely: [CircleDot, 'neutral'],
  sure: [CircleDot, 'success'],
  unscored: [CircleDot, 'neutral'],
  unread: [CircleDashed, 'neutral'],
};

/** One drawing of the inbox: as printed, as read, what it is, where it stands and why it should be looked at. */
export function InboxRow({ entry, article, isCurrent, onOpen }: InboxRowProps) {
  const { group, text, ordinal, pageNumber } = entry;
  const [icon, tone] = LOOKS[group];
  const title = article && titleOf(article.summary);
  const source = article?.known?.source;
  const place = [`Page ${pageNumber} of ${title}`, source].filter((word) => word).join(', ');
  const why = whyInWords(entry);
  return (
    <Row
      type="button"
      aria-current={isCurrent}
      data-inbox-row=""
      tabIndex={isCurrent ? 0 : -1}
      onClick={onOpen}
    >
      <Pictures entry={entry} />
      <RowText $group={group}>
        <span>
          <b>{text === '' ? `#${ordinal}` : text}</b>
          <Badge icon={icon} tone={tone}>
            {GROUP_WORDS[group]}
          </Badge>
          <Known entry={entry} />
        </span>
        <span title={place}>{place}</span>
        <span data-why="" title={why}>
          {why}
        </span>
      </RowText>
    </Row>
  );
}

/** Its words are a tooltip: read out with each row, they would bury its name. */
function Known({ entry: { structureText = '' } }: { readonly entry: InboxEntry }) {
  const { list, byText } = useSelector(selectInboxKnown);
  const state = byText[structureText];
  return list && state && <KnownChip state={state} words={knownInWords(state, list)} />;
}

/** What the browser has of them; where it has none, that is said. */
function Pictures({ entry: { printId, drawingId, reader } }: { readonly entry: InboxEntry }) {
  const print = useObjectUrl(printId);
  const drawing = useObjectUrl(drawingId);
  const isRead = reader !== undefined;
  return (
    <>
      <InboxThumb data-print="" aria-hidden="true">
        {print === undefined ? printId === undefined && 'no picture' : <img src={print} alt="" />}
      </InboxThumb>
      <InboxThumb aria-hidden="true">
        {drawing === undefined ? (
          drawingId === undefined && (isRead ? 'not drawn' : 'no reading')
        ) : (
          <img src={drawing} alt="" />
        )}
      </InboxThumb>
    </>
  );
}
