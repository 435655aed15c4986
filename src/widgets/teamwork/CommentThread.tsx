import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { formatMoment } from '@/domain/formatMoment';
import { commentPart, threadAt, type TeamComment } from '@/domain/team/comments';
import { partSaidByUser, selectComments, selectIsBlind } from '@/features/team';
import { Button } from '@/ui/Button/Button';
import { Row, Stack, Text } from '@/ui/Layout/Layout';
import { Muted, SectionTitle, Spacer } from '@/ui/Text/Text';
import { CommentForm } from './CommentForm';
import { CommentText } from './CommentText';
import { useMayAct, useMayActHere, useTeamUser } from './useTeamUser';

interface CommentThreadProps {
  /** Null: at the article as a whole. */
  readonly segmentId: string | null;
}

/** What people wrote to each other at a drawing, the earliest first, and a field to write more. */
export function CommentThread({ segmentId }: CommentThreadProps) {
  const comments = threadAt(useSelector(selectComments), segmentId);
  const [isReader, mayWrite] = [!useMayAct('curator'), useMayActHere('curator')];
  const isBlind = useSelector(selectIsBlind);
  return (
    <Stack $gap={2} $minWidth={0}>
      <SectionTitle as="h4">Comments</SectionTitle>
      {isBlind && (
        <Muted>What others wrote and changed is hidden until your second opinion ends.</Muted>
      )}
      {comments.length > 0 && (
        <Stack as="ol" $gap={2} aria-label="Comments, the earliest first">
          {comments.map((comment) => (
            <Comment key={comment.id} comment={comment} />
          ))}
        </Stack>
      )}
      {mayWrite ? (
        <CommentForm key={segmentId} segmentId={segmentId} />
      ) : (
        comments.length === 0 && (
          <Muted>
            None.{' '}
            {isReader ? 'Readers see comments and write none.' : 'Read only: open in another tab.'}
          </Muted>
        )
      )}
    </Stack>
  );
}

function Comment({ comment }: { readonly comment: TeamComment }) {
  const { id, segment, by, at, text } = comment;
  const [isEdited, setIsEdited] = useState(false);
  const dispatch = useDispatch();
  const user = useTeamUser();
  const isOwn = by === undefined || by === user?.name;
  return (
    <Stack as="li" $gap={1} $pad="4px 8px" $ground="surface-1" $corners="radius" $minWidth={0}>
      <Row $gap={2} $size="s" $wrap>
        <Text $weight={600} $breaks>
          {isOwn ? 'You' : by}
        </Text>
        <Muted>{by === undefined ? 'not sent yet' : formatMoment(at)}</Muted>
        <Spacer />
        {isOwn && !isEdited && (
          <>
            <Button size="s" variant="quiet" onClick={() => setIsEdited(true)}>
              Edit
            </Button>
            <Button
              size="s"
              variant="quiet"
              onClick={() => dispatch(partSaidByUser({ part: commentPart(id), to: null }))}
            >
              Remove
            </Button>
          </>
        )}
      </Row>
      {isEdited ? (
        <CommentForm segmentId={segment} edited={comment} onDone={() => setIsEdited(false)} />
      ) : (
        <CommentText text={text} mentions={comment.mentions} />
      )}
    </Stack>
  );
}
