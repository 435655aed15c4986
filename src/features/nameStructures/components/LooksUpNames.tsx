import { useDispatch, useSelector } from 'react-redux';
import { usePlatform } from '@/platform/PlatformContext';
import { Checkbox } from '@/ui/Checkbox/Checkbox';
import { nameLookUpChosen, selectNameLookUpChoice } from '../nameStructures.slice';

/** Whether the structures of names are looked up without being asked to. */
export function LooksUpNames() {
  const dispatch = useDispatch();
  const { config } = usePlatform();
  const choice = useSelector(selectNameLookUpChoice);
  return (
    <Checkbox
      checked={choice ?? config.readsByItself}
      onChange={(on) => dispatch(nameLookUpChosen(on))}
    >
      Look up the structures of names
    </Checkbox>
  );
}
