import { formatMoment } from '@/domain/formatMoment';
import { readComment } from '@/domain/team/comments';
import type { InboxPart } from '@/domain/team/team';
import { partPieces } from '@/domain/team/teamPart';
import { Button } from '@/ui/Button/Button';
import { partInWords, valueInWords } from '@/widgets/teamwork';
import { Item, Words } from '../List.styles';
import { useOpenArticle } from '../useOpenArticle';

/** One thing that waits, and the way to where it is. */
export function InboxRow({ waiting }: { readonly waiting: InboxPart }) {
  const { article: id, fileName, title, part, value, by, at } = waiting;
  const open = useOpenArticle();
  const comment = readComment(value);
  const segment = comment ? comment.segment : partPieces(part)[1];
  const words = comment
    ? comment.text
    : `${partInWords(part)}: ${valueInWords(part, value, () => '')}`;
  return (
    <Item>
      <Words>
        <p>{words}</p>
        <span>{title ?? fileName}</span>
      </Words>
      <Words>
        <span>{by}</span>
        <span>{formatMoment(at)}</span>
      </Words>
      <Button
        size="s"
        aria-label={`Open ${title ?? fileName}`}
        onClick={() => open({ id, fileName }, segment ?? undefined)}
      >
        Open
      </Button>
    </Item>
  );
}
