import { CloudOff, CloudUpload, Users } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { counted } from '@/lib/counted';
import { mayActAs, type TeamUser } from '@/domain/team/team';
import { Button } from '@/ui/Button/Button';
import { selectUnsentCount } from '../../team.selectors';
import { selectTeam, teamRetryRequested, type TeamState } from '../../team.slice';

interface Look {
  readonly icon: LucideIcon;
  readonly word: string;
  readonly title: string;
}

const KEPT = 'What you change is kept in this browser, and sent later.';

const asWhom = ({ name, role }: TeamUser): Look =>
  mayActAs({ role }, 'curator')
    ? { icon: Users, word: 'Shared', title: `Shared with the team’s library, as ${name}` }
    : {
        icon: Users,
        word: 'Read only for the team',
        title: `${name} may read the team’s library. What is changed here stays in this browser.`,
      };

function lookOf({ link, cause = '', user }: TeamState, unsent: number): Look | null {
  const waiting = unsent > 0 ? `${counted(unsent, 'change')} to send` : undefined;
  if (link === 'offline') {
    const title = `The team’s library does not answer (${cause}). ${KEPT}`;
    return { icon: CloudOff, word: waiting ?? 'Library away', title };
  }
  if (link === 'refused') {
    const title = `The team’s library refuses (${cause}). ${KEPT}`;
    return { icon: CloudOff, word: 'Not shared', title };
  }
  if (!user) return null;
  return waiting ? { icon: CloudUpload, word: waiting, title: 'Being sent' } : asWhom(user);
}

/**
 * How the open article stands with the team's library; pressing it asks the library again. Not announced, since it
 * changes with every click: a change that is refused has its message.
 */
export function TeamMark() {
  const dispatch = useDispatch();
  const look = lookOf(useSelector(selectTeam), useSelector(selectUnsentCount));
  if (!look) return null;
  return (
    <Button
      variant="quiet"
      size="s"
      icon={look.icon}
      foldsWords
      title={look.title}
      onClick={() => dispatch(teamRetryRequested())}
    >
      {look.word}
    </Button>
  );
}
