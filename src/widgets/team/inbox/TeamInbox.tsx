import { Inbox } from 'lucide-react';
import { useSelector } from 'react-redux';
import { useGetTeamInboxQuery } from '@/api/teamInbox';
import type { InboxDifference, InboxPart } from '@/domain/team/team';
import { selectNews } from '@/features/team';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { AnswerState } from '../AnswerState';
import { Heading, List } from '../List.styles';
import { InboxRow } from './InboxRow';
import { useNewsAtAnswer } from './useNewsAtAnswer';

const NOTHING = { mentions: [], contested: [], differences: [] };

/** What waits for the user over all articles: comments that name them, and what people said differently. */
export function TeamInbox() {
  const answer = useGetTeamInboxQuery();
  const news = useSelector(selectNews);
  const known = useNewsAtAnswer(answer.fulfilledTimeStamp);
  const { mentions, contested, differences } = answer.data ?? NOTHING;
  return (
    <AnswerState what="what waits for you" answer={answer} isOld={news > known}>
      {mentions.length + contested.length + differences.length === 0 && (
        <EmptyState icon={Inbox} title="Nothing waits for you">
          Comments that name you come here, what people said differently without knowing of each
          other, and where a second opinion differs.
        </EmptyState>
      )}
      <Section title="Written to you" parts={mentions} />
      <Section title="Said differently" parts={contested} />
      <Section title="Second opinions that differ" parts={differences} />
    </AnswerState>
  );
}

function Section({
  title,
  parts,
}: {
  readonly title: string;
  readonly parts: readonly (InboxPart | InboxDifference)[];
}) {
  if (parts.length === 0) return null;
  return (
    <section aria-label={title}>
      <Heading>{title}</Heading>
      <List>
        {parts.map((part) => (
          <InboxRow
            key={`${part.article} ${part.part} ${'second' in part ? part.second.by : ''}`}
            waiting={part}
          />
        ))}
      </List>
    </section>
  );
}
