import { useSelector } from 'react-redux';
import {
  EngineChoice,
  GetStructuresButton,
  RecognitionStrip,
  selectIsRunning,
} from '@/features/recognition';
import { SegmentGrid, SelectionBar } from '@/features/segments';
import { Bar } from '@/ui/Panel/Panel';
import { Spacer } from '@/ui/Text/Text';
import { SegmentCard } from '@/widgets/segmentCard';

/** Engine, selection, progress, and a card for each segment. */
export function Segments() {
  const isRunning = useSelector(selectIsRunning);
  return (
    <>
      <Bar>
        <EngineChoice />
        <Spacer />
        <GetStructuresButton />
      </Bar>
      <SelectionBar disabled={isRunning} />
      <RecognitionStrip />
      <SegmentGrid card={SegmentCard} />
    </>
  );
}
