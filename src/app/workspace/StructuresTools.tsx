import { ReadMenu } from '@/features/articleReading';
import {
  EngineOptions,
  EngineSelect,
  GetStructuresButton,
  selectIsRunning,
} from '@/features/recognition';
import { SelectionButtons, SelectionSwitches } from '@/features/segments';
import { Divider } from '@/ui/Panel/Panel';
import { Popover } from '@/ui/Popover/Popover';
import { Stack } from '@/ui/Layout/Layout';
import { SlidersHorizontal } from 'lucide-react';
import { useAppSelector } from '../useAppSelector';

/** The tools of the segments: with what they are read, which are selected, and what is shown. */
export function StructuresTools() {
  const isRunning = useAppSelector(selectIsRunning);
  return (
    <>
      <EngineSelect />
      <GetStructuresButton />
      <ReadMenu />
      <Divider />
      <SelectionButtons />
      <Popover label="View" icon={SlidersHorizontal}>
        {() => (
          <Stack $gap={3} $pad={3}>
            <SelectionSwitches disabled={isRunning} />
            <EngineOptions />
          </Stack>
        )}
      </Popover>
    </>
  );
}
