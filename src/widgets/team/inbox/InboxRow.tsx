import { formatMoment } from '@/domain/formatMoment';
import { readComment } from '@/domain/team/comments';
import { drawingOfPart } from '@/domain/team/drawingOfPart';
import type { InboxDifference, InboxPart } from '@/domain/team/team';
import { Row } from '@/ui/Layout/Layout';
import { OpenArticle, partInWords, valuesInWords } from '@/widgets/teamwork';
import { Item, Words } from '../List.styles';

/** One thing that waits, and the way to where it is. */
export function InboxRow({ waiting }: { readonly waiting: InboxPart | InboxDifference }) {
  const { article: id, fileName, title, part, value } = waiting;
  const { by, at } = 'second' in waiting ? waiting.second : waiting;
  const comment = readComment(value);
  const segment = (comment ? comment.segment : drawingOfPart(part)) ?? undefined;
  const article = { id, fileName, ...(segment !== undefined && { segment }) };
  const words = comment ? comment.text : `${partInWords(part)}: ${wordsOf(waiting)}`;
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
      <Row $gap={2} $justify="flex-end" $wrap>
        <OpenArticle article={article} of={title ?? fileName} />
      </Row>
    </Item>
  );
}

/** Of a difference both words, each with who said it. */
function wordsOf(waiting: InboxPart | InboxDifference): string {
  const second = 'second' in waiting ? [waiting.second] : [];
  const said = [waiting, ...second];
  const words = valuesInWords(
    waiting.part,
    said.map(({ value }) => value),
    () => '',
  );
  if (second.length === 0) return words[0] ?? '';
  return said.map(({ by }, at) => `“${words[at]}” by ${by}`).join(', ');
}
