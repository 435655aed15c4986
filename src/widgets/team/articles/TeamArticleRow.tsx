import { useDispatch, useSelector } from 'react-redux';
import { articlesAssignRequested, selectAssignments } from '@/features/team';
import { Button } from '@/ui/Button/Button';
import { Checkbox } from '@/ui/Checkbox/Checkbox';
import { Row } from '@/ui/Layout/Layout';
import { OpenArticle, stateInWords, useMayWrite, useTeamUser } from '@/widgets/teamwork';
import { Item, Words } from '../List.styles';
import type { ArticleNow } from './articlesNow';

interface TeamArticleRowProps extends ArticleNow {
  /** Absent for those who assign nothing to others. */
  readonly selection?: { readonly isSelected: boolean; readonly onSelect: (is: boolean) => void };
}

export function TeamArticleRow({ article, state, selection }: TeamArticleRowProps) {
  const { id, fileName, title, doi, assigned } = article;
  const user = useTeamUser()?.name;
  const whose = assigned === user ? 'you' : assigned;
  const isSaid = state.kind === 'assigned' || assigned === null;
  return (
    <Item>
      <Row $gap={2} $minWidth={0}>
        {selection && (
          <Checkbox
            checked={selection.isSelected}
            aria-label={`Select ${title ?? fileName}`}
            onChange={selection.onSelect}
          />
        )}
        <Words>
          <b>{title ?? fileName}</b>
          <span>{[title === null ? null : fileName, doi].filter(Boolean).join(' · ')}</span>
        </Words>
      </Row>
      <Words>
        <span>{stateInWords(state, user)}</span>
        {!isSaid && <span>Assigned to {whose}</span>}
      </Words>
      <Row $gap={2} $justify="flex-end" $wrap>
        {state.kind !== 'confirmed' && <OwnAct article={article} />}
        <OpenArticle article={{ id, fileName }} of={title ?? fileName} />
      </Row>
    </Item>
  );
}

/** Takes an article that is nobody’s, or gives one’s own back. */
function OwnAct({ article }: Pick<ArticleNow, 'article'>) {
  const dispatch = useDispatch();
  const user = useTeamUser()?.name;
  const mayWrite = useMayWrite();
  const isBusy = useSelector(selectAssignments)?.isBusy === true;
  const { title, fileName, assigned } = article;
  const isOwn = assigned === user;
  if (!mayWrite || user === undefined || (assigned !== null && !isOwn)) return null;
  return (
    <Button
      size="s"
      {...(isOwn && { variant: 'quiet' as const })}
      disabledReason={isBusy ? 'Articles are being assigned' : undefined}
      aria-label={`${isOwn ? 'Give back' : 'Take'} ${title ?? fileName}`}
      onClick={() => dispatch(articlesAssignRequested([{ article, to: isOwn ? null : user }]))}
    >
      {isOwn ? 'Give it back' : 'Take it'}
    </Button>
  );
}
