import { useDispatch } from 'react-redux';
import { pickedPlace } from '@/domain/pickedPlace';
import { choicesAt } from '@/domain/placeFix';
import { presentMolfile } from '@/domain/missing';
import type { Segment } from '@/domain/segment';
import { selectStructureOf } from '@/article';
import { placeFixRequested } from '@/features/editor';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Button } from '@/ui/Button/Button';
import { Row } from '@/ui/Layout/Layout';
import { Kbd } from '@/ui/Text/Text';
import type { Zoom } from './useZoom';

const NOWHERE = { pdfId: '', id: '' };

/**
 * What may be drawn at the place that was pointed at, or else at the doubtful one in the middle: the reading that
 * stands first, and the act that draws another. No choices where there is no such place, or nothing else can be drawn.
 */
export function usePlaceChoices(segment: Segment | undefined, { picked, doubt, pick }: Zoom) {
  const dispatch = useDispatch();
  const structure = useSelectorWith(selectStructureOf, segment ?? NOWHERE);
  const pointedAt = picked && structure && pickedPlace(structure, picked);
  const place = pointedAt ?? (doubt === undefined ? undefined : structure?.doubts?.[doubt - 1]);
  const choices = place ? choicesAt(place, presentMolfile(structure?.molfile) ?? '') : [];
  const choose = (index: number) => {
    const reading = choices[index];
    if (!segment || !place || reading === undefined || index === 0) return;
    dispatch(placeFixRequested({ segmentId: segment.id, atoms: place.atoms, reading }));
    pick(undefined);
  };
  const name = pointedAt ? `At this ${pointedAt.kind}` : `At place ${doubt}`;
  return { choices, choose, name };
}

interface PlaceChoicesProps {
  readonly segment: Segment;
  readonly zoom: Zoom;
}

/** What may be drawn at a place, as buttons: what stands there, and what others read or a person may mean. */
export function PlaceChoices({ segment, zoom }: PlaceChoicesProps) {
  const { choices, choose, name } = usePlaceChoices(segment, zoom);
  if (choices.length === 0) return null;
  return (
    <Row $gap={1} $pad="0 3 1" $wrap role="group" aria-label={name}>
      {choices.map((reading, index) => (
        <Button key={reading} size="s" aria-pressed={index === 0} onClick={() => choose(index)}>
          {reading} <Kbd>{index + 1}</Kbd>
        </Button>
      ))}
    </Row>
  );
}
