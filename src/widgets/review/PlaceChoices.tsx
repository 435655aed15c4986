import { useDispatch } from 'react-redux';
import { choicesAt } from '@/domain/placeFix';
import { presentMolfile } from '@/domain/missing';
import type { Segment } from '@/domain/segment';
import { selectStructureOf } from '@/article';
import { placeFixRequested } from '@/features/editor';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Button } from '@/ui/Button/Button';
import { Row } from '@/ui/Layout/Layout';
import { Kbd } from '@/ui/Text/Text';

const NOWHERE = { pdfId: '', id: '' };

/**
 * What may be drawn at the doubtful place that is in the middle, the reading that stands first, and the act that
 * draws one of them; no choices where there is no such place, or nothing else can be drawn there.
 *
 * @param doubt from 1
 */
export function usePlaceChoices(segment: Segment | undefined, doubt: number | undefined) {
  const dispatch = useDispatch();
  const structure = useSelectorWith(selectStructureOf, segment ?? NOWHERE);
  const place = doubt === undefined ? undefined : structure?.doubts?.[doubt - 1];
  const choices = place ? choicesAt(place, presentMolfile(structure?.molfile) ?? '') : [];
  const choose = (index: number) => {
    const reading = choices[index];
    if (segment === undefined || doubt === undefined || reading === undefined || index === 0)
      return;
    dispatch(placeFixRequested({ segmentId: segment.id, place: doubt - 1, reading }));
  };
  return { choices, choose };
}

interface PlaceChoicesProps {
  readonly segment: Segment;
  readonly doubt: number | undefined;
}

/** The readings of a doubtful place as buttons: the one that stands, and what the others read. */
export function PlaceChoices({ segment, doubt }: PlaceChoicesProps) {
  const { choices, choose } = usePlaceChoices(segment, doubt);
  if (choices.length === 0) return null;
  return (
    <Row $gap={1} $pad="0 3 1" $wrap role="group" aria-label={`At place ${doubt}`}>
      {choices.map((reading, index) => (
        <Button key={reading} size="s" aria-pressed={index === 0} onClick={() => choose(index)}>
          {reading} <Kbd>{index + 1}</Kbd>
        </Button>
      ))}
    </Row>
  );
}
