import { useDispatch } from 'react-redux';
import { articleAssignRequested } from '@/features/team';
import { Button } from '@/ui/Button/Button';
import { stateInWords, useMayWrite, useTeamUser } from '@/widgets/teamwork';
import { Item, Words } from '../List.styles';
import { useOpenArticle } from '../useOpenArticle';
import type { ArticleNow } from './whichArticles';

export function TeamArticleRow({ article, state }: ArticleNow) {
  const { id, fileName, title, doi, assigned } = article;
  const dispatch = useDispatch();
  const user = useTeamUser()?.name;
  const mayWrite = useMayWrite();
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
      {assigned === null && state.kind !== 'confirmed' && mayWrite && user !== undefined && (
        <Button
          size="s"
          aria-label={`Take ${title ?? fileName}`}
          onClick={() => dispatch(articleAssignRequested({ article, to: user }))}
        >
          Take it
        </Button>
      )}
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
