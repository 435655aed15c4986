import { Split } from 'lucide-react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { compoundFieldsSet, selectOrdinal, type SegmentsRootState } from '@/article';
import { COMPOUND_FIELDS } from '@/domain/compoundDraft';
import { formatMoment } from '@/domain/formatMoment';
import type { Contested, OtherWord } from '@/domain/team/contested';
import { partPieces } from '@/domain/team/teamPart';
import type { Said } from '@/domain/team/standing';
import { partSaidByUser, selectContested } from '@/features/team';
import { Badge } from '@/ui/Badge/Badge';
import { Button } from '@/ui/Button/Button';
import { Row, Stack, Text } from '@/ui/Layout/Layout';
import { Muted } from '@/ui/Text/Text';
import { partInWords, valuesInWords } from './partWords';
import { useMayActHere } from './useTeamUser';

interface ContestedPartsProps {
  /** Undefined: what is said of the article itself. */
  readonly segmentId?: string;
}

/** Of which parts several people said different things, at the same time or in a second opinion, to choose between. */
export function ContestedParts({ segmentId }: ContestedPartsProps) {
  const contested = useSelector(selectContested).filter(({ part }) => {
    const [kind, of] = partPieces(part);
    return segmentId === undefined ? kind === 'article' : kind !== 'article' && of === segmentId;
  });
  if (contested.length === 0) return null;
  return (
    <>
      {contested.map((each) => (
        <ContestedPart key={each.part} contested={each} />
      ))}
    </>
  );
}

/** Every word stands with its author. The one that was said last holds until somebody chooses. */
function ContestedPart({ contested }: { readonly contested: Contested }) {
  const { getState } = useStore<SegmentsRootState>();
  const { part, beside } = contested;
  const name = partInWords(part);
  const all = [contested, ...beside];
  const words = valuesInWords(
    part,
    all.map(({ value }) => value),
    (id) => selectOrdinal(getState(), id),
  );
  return (
    <Stack $gap={1} role="group" aria-label={`${name}: said differently`}>
      <Row $gap={2} $wrap>
        <Text $size="s" $weight={600}>
          {name}
        </Text>
        <Badge tone="warning" icon={Split}>
          said differently
        </Badge>
      </Row>
      {all.map((said, index) => (
        <Choice
          key={said.by + said.at}
          part={part}
          said={said}
          words={words[index] ?? ''}
          stands={index === 0}
        />
      ))}
    </Stack>
  );
}

interface ChoiceProps {
  readonly part: string;
  readonly said: Pick<OtherWord, 'value' | 'by' | 'at' | 'isOpinion'>;
  /** What it says. */
  readonly words: string;
  /** It is what holds now. */
  readonly stands: boolean;
}

function Choice({ part, said: { value, by, at, isOpinion }, words, stands }: ChoiceProps) {
  const mayWrite = useMayActHere('curator');
  const choose = useChoose(part, value, stands);
  return (
    <Row $gap={2} $wrap $pad="4px 6px" $edge="all" $corners="radius">
      <Stack $flex="1 1 140px" $minWidth={0}>
        <Text $breaks>{words}</Text>
        <Text $size="s" $ink="text-2" title={formatMoment(at)}>
          {by}
          {stands && <Muted> · holds now</Muted>}
          {isOpinion && <Muted> · second opinion</Muted>}
        </Text>
      </Stack>
      <Button
        size="s"
        disabledReason={mayWrite ? undefined : 'Readers change nothing'}
        aria-label={`${stands ? 'Keep' : 'Take'} “${words}” by ${by}`}
        onClick={choose}
      >
        {stands ? 'Keep' : 'Take'}
      </Button>
    </Row>
  );
}

/** A compound's field is set like any other, so that it can be undone; what holds already is only said again. */
function useChoose(part: string, value: Said['value'], stands: boolean): () => void {
  const dispatch = useDispatch();
  const [kind, id = '', field] = partPieces(part);
  const known = kind === 'drafts' ? COMPOUND_FIELDS.find((each) => each === field) : undefined;
  return () => {
    if (!stands && known !== undefined && typeof value === 'string') {
      dispatch(compoundFieldsSet({ ids: [id], fields: { [known]: value } }));
    } else dispatch(partSaidByUser({ part, to: value }));
  };
}
