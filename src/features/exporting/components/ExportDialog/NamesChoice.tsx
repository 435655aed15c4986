import { useDispatch, useSelector } from 'react-redux';
import { namesPeople } from '@/domain/exports/exportFormats';
import { Checkbox } from '@/ui/Checkbox/Checkbox';
import { selectExportChoices, namesToggled, selectIsNamed } from '../../exporting.slice';
import { selectPeople } from '../../people.selectors';
import { useSelectorWith } from '@/lib/useSelectorWith';

/** Whether the file says who checked and changed what; not unless it is said, for each format by itself. */
export function NamesChoice() {
  const dispatch = useDispatch();
  const { format } = useSelector(selectExportChoices);
  const isNamed = useSelectorWith(selectIsNamed, format);
  const people = useSelector(selectPeople);
  if (!namesPeople(format) || people.length === 0) return null;
  return (
    <fieldset>
      <legend>People</legend>
      <Checkbox checked={isNamed} onChange={() => dispatch(namesToggled())}>
        Say who checked: {people.join(', ')}
      </Checkbox>
    </fieldset>
  );
}
