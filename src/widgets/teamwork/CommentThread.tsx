import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectOpenDocument } from '@/article';
import { formatMoment } from '@/domain/formatMoment';
import { commentPart, threadAt, type TeamComment } from '@/domain/team/comments';
import { partSaidByUser, selectComments, selectIsBlind, selectUnsent } from '@/features/team';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Button } from '@/ui/Button/Button';
import { Row, Stack, Text } from '@/ui/Layout/Layout';
import { Muted, SectionTitle, Spacer } from '@/ui/Text/Text';
import { CommentForm } from './CommentForm';
import { CommentText } from './CommentText';
import { unsentPlace } from './useUnsent';
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
  const article = useSelector(selectOpenDocument)?.file.hash ?? '';
  const place = unsentPlace(article, segmentId);
  return (
    <Stack $gap={2} $minWidth={0}>
      <SectionTitle as="h4">Comments</SectionTitle>
      {isBlind && (
        <Muted>What others wrote and changed is hidden until your second opinion ends.</Muted>
      )}
      {comments.length > 0 && (
        <Stack as="ol" $gap={2} aria-label="Comments, the earliest first">
          {comments.map((comment) => (
            <Comment
              key={comment.id}
              comment={comment}
              place={unsentPlace(article, comment.id)}
              mayWrite={mayWrite}
            />
          ))}
        </Stack>
      )}
      {mayWrite ? (
        <CommentForm key={place} place={place} segmentId={segmentId} />
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

interface CommentProps {
  readonly comment: TeamComment;
  /** Where a change of it is kept until it is saved. */
  readonly place: string;
  readonly mayWrite: boolean;
}

function Comment({ comment, place, mayWrite }: CommentProps) {
  const { segment, by, at, text } = comment;
  const [isBegun, setIsBegun] = useState(false);
  const isChanged = useSelectorWith(selectUnsent, place) !== undefined;
  const user = useTeamUser();
  const isOwn = by === undefined || by === user?.name;
  const isEdited = isOwn && mayWrite && (isBegun || isChanged);
  return (
    <Stack as="li" $gap={1} $pad="4px 8px" $ground="surface-1" $corners="radius" $minWidth={0}>
      <Row $gap={2} $size="s" $wrap>
        <Text $weight={600} $breaks>
          {isOwn ? 'You' : by}
        </Text>
        <Muted>{by === undefined ? 'not sent yet' : formatMoment(at)}</Muted>
        <Spacer />
        {isOwn && mayWrite && !isEdited && (
          <OwnActs id={comment.id} onEdit={() => setIsBegun(true)} />
        )}
      </Row>
      {isEdited ? (
        <CommentForm
          place={place}
          segmentId={segment}
          edited={comment}
          onDone={() => setIsBegun(false)}
        />
      ) : (
        <CommentText text={text} mentions={comment.mentions} />
      )}
    </Stack>
  );
}

function OwnActs({ id, onEdit }: { readonly id: string; readonly onEdit: () => void }) {
  const dispatch = useDispatch();
  return (
    <>
      <Button size="s" variant="quiet" onClick={onEdit}>
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
  );
}
