import { Inbox } from 'lucide-react';
import { useSelector } from 'react-redux';
import { useGetTeamInboxQuery } from '@/api/teamInbox';
import type { InboxPart } from '@/domain/team/team';
import { selectNews } from '@/features/team';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { AnswerState } from '../AnswerState';
import { Heading, List } from '../List.styles';
import { InboxRow } from './InboxRow';
import { useNewsAtAnswer } from './useNewsAtAnswer';

/** What waits for the user over all articles: comments that name them, and what people said differently. */
export function TeamInbox() {
  const answer = useGetTeamInboxQuery();
  const news = useSelector(selectNews);
  const known = useNewsAtAnswer(answer.fulfilledTimeStamp);
  const { mentions, contested } = answer.data ?? { mentions: [], contested: [] };
  return (
    <AnswerState what="what waits for you" answer={answer} isOld={news > known}>
      {mentions.length + contested.length === 0 && (
        <EmptyState icon={Inbox} title="Nothing waits for you">
          Comments that name you come here, and what people said differently without knowing of each
          other.
        </EmptyState>
      )}
      <Section title="Written to you" parts={mentions} />
      <Section title="Said differently" parts={contested} />
    </AnswerState>
  );
}

function Section({
  title,
  parts,
}: {
  readonly title: string;
  readonly parts: readonly InboxPart[];
}) {
  if (parts.length === 0) return null;
  return (
    <section aria-label={title}>
      <Heading>{title}</Heading>
      <List>
        {parts.map((part) => (
          <InboxRow key={part.article + part.part} waiting={part} />
        ))}
      </List>
    </section>
  );
}
