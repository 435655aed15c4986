import { useSelector } from 'react-redux';
import { useFindTwinsQuery } from '@/api/teamSearch';
import { articleOf, nameOf, twinOf, verdictOf } from '@/domain/team/compoundWords';
import type { FoundCompound } from '@/domain/team/foundCompound';
import { partName, selectReplica } from '@/features/team';
import { selectInchiKeys } from '@/features/identifiers';
import { Row, Stack, Text } from '@/ui/Layout/Layout';
import { Muted } from '@/ui/Text/Text';
import { OpenArticle } from './OpenArticle';

interface SameElsewhereProps {
  readonly segmentId: string;
}

/** Compounds of other articles with the drawing's skeleton, before it is approved once more. */
export function SameElsewhere({ segmentId: segment }: SameElsewhereProps) {
  const replica = useSelector(selectReplica);
  const inchiKey = useSelector(selectInchiKeys).get(segment);
  const isShared = replica?.parts[partName('structures', segment)] !== undefined;
  const { data, isError } = useFindTwinsQuery(
    { article: replica?.article ?? '', segment },
    { skip: !isShared || inchiKey === undefined, refetchOnMountOrArgChange: true },
  );
  if (isError) return <Muted>The team’s library could not be asked for this compound.</Muted>;
  const twins = data?.filter(({ article }) => article !== replica?.article) ?? [];
  if (twins.length === 0) return null;
  return (
    <Stack as="ul" $gap={1} aria-label="In other articles of the team">
      {twins.slice(0, MOST).map((twin) => (
        <Twin
          key={twin.article + twin.segment}
          twin={twin}
          relation={twinOf(inchiKey, twin.inchiKey)}
        />
      ))}
      {twins.length > MOST && (
        <li>
          <Muted>and {twins.length - MOST} more</Muted>
        </li>
      )}
    </Stack>
  );
}

/** More would push what is said of the drawing itself out of sight. */
const MOST = 5;

interface TwinProps {
  readonly twin: FoundCompound;
  readonly relation: string;
}

function Twin({ twin, relation }: TwinProps) {
  const { article: id, fileName, segment } = twin;
  return (
    <Row as="li" $gap={2} $wrap>
      <Stack $flex="1 1 140px" $minWidth={0}>
        <Text $breaks>
          {relation}: {nameOf(twin)}
        </Text>
        <Text $size="s" $ink="text-2" $breaks>
          {articleOf(twin)} · {verdictOf(twin)}
        </Text>
      </Stack>
      <OpenArticle article={{ id, fileName, segment }} of={articleOf(twin)} />
    </Row>
  );
}
