import { useDispatch, useSelector } from 'react-redux';
import { askedPart } from '@/domain/team/opinion';
import {
  partSaidByUser,
  selectOpinion,
  selectSecondOpinions,
  type SecondOpinion as GivenOpinion,
} from '@/features/team';
import { Button } from '@/ui/Button/Button';
import { Row, Stack, Text } from '@/ui/Layout/Layout';
import { Muted, SectionTitle } from '@/ui/Text/Text';
import { AgreementTable, Differences } from './AgreementTable';
import { AssignField } from './AssignField';
import { useMayActHere, useTeamUser } from './useTeamUser';

/** A second opinion of the article: asked for, given without seeing the first one, compared with it. */
export function SecondOpinion() {
  const user = useTeamUser();
  const [mayWrite, isReviewer] = [useMayActHere('curator'), useMayActHere('reviewer')];
  const opinion = useSelector(selectOpinion);
  const given = useSelector(selectSecondOpinions);
  const dispatch = useDispatch();
  if (!user) return null;
  const ask = (name: string, to: 'blind' | null) =>
    dispatch(partSaidByUser({ part: askedPart(name), to }));
  return (
    <Stack $gap={2}>
      <SectionTitle as="h4">Second opinion</SectionTitle>
      {opinion === null ? (
        given.map((each) => (
          <GivenRow
            key={each.name}
            given={each}
            onEnd={isReviewer ? () => ask(each.name, null) : undefined}
          />
        ))
      ) : (
        <OwnOpinion onEnd={() => ask(user.name, null)} />
      )}
      {mayWrite && opinion === null && (
        <Row $gap={2} $wrap>
          <Button size="s" onClick={() => ask(user.name, 'blind')}>
            Give a second opinion
          </Button>
          {isReviewer && (
            <AssignField
              label="Ask for a second opinion"
              verb="Ask"
              onAssign={(name) => ask(name, 'blind')}
            />
          )}
        </Row>
      )}
    </Stack>
  );
}

function OwnOpinion({ onEnd }: { readonly onEnd: () => void }) {
  return (
    <Stack $gap={2}>
      <Text $breaks>
        You give one. What you judge and say of compounds is kept apart, and what others said of
        them is not shown until you end it.
      </Text>
      <Row>
        <Button size="s" onClick={onEnd}>
          End and compare
        </Button>
      </Row>
    </Stack>
  );
}

interface GivenRowProps {
  readonly given: GivenOpinion;
  readonly onEnd: (() => void) | undefined;
}

function GivenRow({ given: { name, isAsked, pairs, agreement }, onEnd }: GivenRowProps) {
  const different = pairs.filter(({ first, second }) => first !== second);
  return (
    <Stack $gap={1} role="group" aria-label={`Second opinion of ${name}`}>
      <Row $gap={2} $wrap>
        <Text $weight={600} $breaks>
          {name}
        </Text>
        <Muted>{isAsked ? 'asked' : 'has ended'}</Muted>
        {isAsked && onEnd && (
          <Button size="s" variant="quiet" onClick={onEnd}>
            End it
          </Button>
        )}
      </Row>
      {agreement.length === 0 ? (
        <Muted>Nothing that both have said something of yet.</Muted>
      ) : (
        <AgreementTable agreement={agreement} />
      )}
      {different.length > 0 && <Differences pairs={different} name={name} />}
    </Stack>
  );
}
