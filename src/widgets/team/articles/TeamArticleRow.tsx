import { useSelector } from 'react-redux';
import { selectTeamUser } from '@/features/team';
import { Button } from '@/ui/Button/Button';
import { stateInWords } from '@/widgets/teamwork';
import { Item, Words } from '../List.styles';
import { useOpenArticle } from '../useOpenArticle';
import type { ArticleNow } from './whichArticles';

export function TeamArticleRow({ article, state }: ArticleNow) {
  const { id, fileName, title, doi, assigned } = article;
  const user = useSelector(selectTeamUser)?.name;
  const open = useOpenArticle();
  const whose = assigned === user ? 'you' : assigned;
  const isSaid = state.kind === 'assigned' || assigned === null;
  return (
    <Item>
      <Words>
        <b>{title ?? fileName}</b>
        <span>{[title === null ? null : fileName, doi].filter(Boolean).join(' · ')}</span>
      </Words>
      <Words>
        <span>{stateInWords(state, user)}</span>
        {!isSaid && <span>Assigned to {whose}</span>}
      </Words>
      <Button
        size="s"
        aria-label={`Open ${title ?? fileName}`}
        onClick={() => open({ id, fileName })}
      >
        Open
      </Button>
    </Item>
  );
}
