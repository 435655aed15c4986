import { useDispatch, useSelector } from 'react-redux';
import { usePlatform } from '@/platform/PlatformContext';
import { Checkbox } from '@/ui/Checkbox/Checkbox';
import { readsByItselfChosen, selectReadsByItselfChoice } from '../../articleReading.slice';

/** Whether articles are read as soon as they are opened. */
export function ReadsByItself() {
  const dispatch = useDispatch();
  const { config } = usePlatform();
  const choice = useSelector(selectReadsByItselfChoice);
  return (
    <Checkbox
      checked={choice ?? config.readsByItself}
      onChange={(on) => dispatch(readsByItselfChosen(on))}
    >
      Read articles by themselves
    </Checkbox>
  );
}
