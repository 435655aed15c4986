import { ReadMenu } from '@/features/articleReading';
import { selectChosenOn } from '@/features/outlines';
import {
  EngineChoice,
  GetStructuresButton,
  RecognitionStrip,
  selectIsRunning,
} from '@/features/recognition';
import { selectLeftId } from '@/features/review';
import { SegmentGrid, SelectionBar } from '@/features/segments';
import { Bar } from '@/ui/Panel/Panel';
import { Spacer } from '@/ui/Text/Text';
import { SegmentCard } from '@/widgets/segmentCard';
import { useAppSelector } from '../useAppSelector';

/** Engine, selection, progress, and a card for each segment. */
export function Segments() {
  const leftId = useAppSelector(selectLeftId);
  const isRunning = useAppSelector(selectIsRunning);
  const chosenOnPage = useAppSelector((state) => selectChosenOn(state, 'page'));
  return (
    <>
      <Bar>
        <EngineChoice />
        <Spacer />
        <GetStructuresButton />
        <ReadMenu />
      </Bar>
      <SelectionBar disabled={isRunning} />
      <RecognitionStrip />
      <SegmentGrid card={SegmentCard} shownId={chosenOnPage} focusedId={leftId} />
    </>
  );
}
