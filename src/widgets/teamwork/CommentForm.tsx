import { useDispatch, useSelector } from 'react-redux';
import { commentPart, mentionedIn, type TeamComment } from '@/domain/team/comments';
import { partSaidByUser, selectTeamNames } from '@/features/team';
import { usePlatform } from '@/platform/PlatformContext';
import { Button } from '@/ui/Button/Button';
import { Row, Stack, Text } from '@/ui/Layout/Layout';
import { TextWithNames } from './TextWithNames';
import { useUnsent } from './useUnsent';

interface CommentFormProps {
  /** Where what is typed is kept until it is sent; another place needs another form. */
  readonly place: string;
  /** Null: at the article as a whole. */
  readonly segmentId: string | null;
  /** The comment that is changed; a further one is written if left out. */
  readonly edited?: TeamComment;
  readonly onDone?: () => void;
}

/** Writes a comment: `@` offers the names of the team; Ctrl or ⌘ with Enter sends it. */
export function CommentForm({ place, segmentId, edited, onDone }: CommentFormProps) {
  const { text, onType, leave, forget } = useUnsent(place, edited?.text ?? '');
  const names = useSelector(selectTeamNames);
  const say = useSay(segmentId, edited?.id);
  const isEmpty = text.trim() === '';
  const end = () => {
    forget();
    onDone?.();
  };
  const send = () => {
    if (isEmpty) return;
    say(text.trim(), mentionedIn(text, names));
    end();
  };
  return (
    <Stack $gap={1}>
      <TextWithNames
        label={edited ? 'Your comment' : 'Write a comment'}
        {...{ text, setText: onType, names, onSend: send }}
        onCancel={onDone && end}
        onLeave={leave}
      />
      <Row $gap={2} $wrap>
        <Button size="s" disabled={isEmpty} onClick={send}>
          {edited ? 'Save' : 'Send'}
        </Button>
        {onDone && (
          <Button size="s" variant="quiet" onClick={end}>
            Cancel
          </Button>
        )}
        <Text $size="s" $ink="text-2" $notOnPhone>
          Ctrl+Enter {edited ? 'saves' : 'sends'}
        </Text>
      </Row>
    </Stack>
  );
}

function useSay(segment: string | null, id: string | undefined) {
  const dispatch = useDispatch();
  const { ids } = usePlatform();
  return (text: string, mentions: readonly string[]) => {
    const part = commentPart(id ?? ids.uuid());
    dispatch(partSaidByUser({ part, to: { segment, text, mentions } }));
  };
}
