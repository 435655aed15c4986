import { CircleCheck, CircleDashed, ShieldCheck, UserCheck, Users } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { ASSIGNED_PART, STATE_PART, type ArticleState } from '@/domain/team/articleState';
import type { Json } from '@/domain/team/event';
import {
  partSaidByUser,
  selectArticleState,
  selectComments,
  selectContested,
} from '@/features/team';
import { Button } from '@/ui/Button/Button';
import { Row, Stack, Text } from '@/ui/Layout/Layout';
import { Popover } from '@/ui/Popover/Popover';
import { SectionTitle } from '@/ui/Text/Text';
import { AssignField } from './AssignField';
import { CommentThread } from './CommentThread';
import { ContestedParts } from './ContestedParts';
import { PeopleHere } from './PeopleHere';
import { SecondOpinion } from './SecondOpinion';
import { stateInWords } from './stateWords';
import { useMayActHere, useTeamUser } from './useTeamUser';

const ICONS: Readonly<Record<ArticleState['kind'], LucideIcon>> = {
  free: CircleDashed,
  assigned: UserCheck,
  inWork: Users,
  checked: CircleCheck,
  confirmed: ShieldCheck,
};

/** How far the team is with the open article, whose it is, and what is said of it as a whole. */
export function ArticleTeamwork() {
  const known = useSelector(selectArticleState);
  const user = useTeamUser();
  const count = useOpenCount();
  if (!known) return null;
  const words = stateInWords(known.state, user?.name);
  return (
    <Popover
      label={words}
      icon={ICONS[known.state.kind]}
      {...(count > 0 && { count, countLabel: 'to look at' })}
    >
      {() => (
        <Stack $gap={3} $pad={3} $minWidth={0}>
          <Text $weight={600} $breaks>
            {words}
          </Text>
          <PeopleHere />
          <StateActs state={known.state} />
          <Assignment assigned={known.assigned} />
          <ContestedParts />
          <SecondOpinion />
          <CommentThread segmentId={null} />
        </Stack>
      )}
    </Popover>
  );
}

/** What waits in the popover: differences at the article itself, and what was written of it. */
function useOpenCount(): number {
  const comments = useSelector(selectComments).filter(({ segment }) => segment === null);
  const contested = useSelector(selectContested).filter(({ part }) => part.startsWith('article/'));
  return comments.length + contested.length;
}

function StateActs({ state }: { readonly state: ArticleState }) {
  const dispatch = useDispatch();
  const user = useTeamUser();
  const [mayWrite, isReviewer] = [useMayActHere('curator'), useMayActHere('reviewer')];
  const say = (to: Json) => dispatch(partSaidByUser({ part: STATE_PART, to }));
  if (!mayWrite) return null;
  if (state.kind === 'confirmed') {
    return (
      <Button
        disabledReason={isReviewer ? undefined : 'Only a reviewer takes back a confirmation'}
        onClick={() => say(null)}
      >
        Open again
      </Button>
    );
  }
  if (state.kind !== 'checked')
    return <Button onClick={() => say('checked')}>Mark as checked</Button>;
  const isOwn = state.by === undefined || state.by === user?.name;
  const refusal = isReviewer
    ? isOwn && 'Somebody else than who checked the article confirms it'
    : 'Only a reviewer confirms an article';
  return (
    <Row $gap={2} $wrap>
      <Button disabledReason={refusal || undefined} onClick={() => say('confirmed')}>
        Confirm
      </Button>
      <Button variant="quiet" onClick={() => say(null)}>
        Open again
      </Button>
    </Row>
  );
}

function Assignment({ assigned }: { readonly assigned: Json }) {
  const dispatch = useDispatch();
  const user = useTeamUser();
  const [mayWrite, isReviewer] = [useMayActHere('curator'), useMayActHere('reviewer')];
  const say = (to: string | null) => dispatch(partSaidByUser({ part: ASSIGNED_PART, to }));
  const whose = typeof assigned === 'string' ? assigned : undefined;
  const isOwn = whose !== undefined && whose === user?.name;
  return (
    <Stack $gap={2}>
      <SectionTitle as="h4">Whose it is</SectionTitle>
      <Row $gap={2} $wrap>
        <Text $breaks>{whose === undefined ? 'Nobody’s' : isOwn ? 'Yours' : whose}</Text>
        {mayWrite && user && !isOwn && (
          <Button size="s" onClick={() => say(user.name)}>
            Take it
          </Button>
        )}
        {whose !== undefined && (isOwn || isReviewer) && (
          <Button size="s" variant="quiet" onClick={() => say(null)}>
            {isOwn ? 'Give it back' : 'Make it free'}
          </Button>
        )}
      </Row>
      {isReviewer && <AssignField label="Assign to" verb="Assign" onAssign={say} />}
    </Stack>
  );
}
