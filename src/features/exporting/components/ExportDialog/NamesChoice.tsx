import { useDispatch } from 'react-redux';
import { namesPeople, type ExportFormat } from '@/domain/exports/exportFormats';
import { Checkbox } from '@/ui/Checkbox/Checkbox';
import { formatChosen, namesToggled, selectIsNamed } from '../../exporting.slice';
import { useSelectorWith } from '@/lib/useSelectorWith';

interface NamesChoiceProps {
  readonly format: ExportFormat;
  /** Who checked or changed something of what is written. */
  readonly people: readonly string[];
}

/** Whether the file says who checked and changed what; not unless it is said, for each format by itself. */
export function NamesChoice({ format, people }: NamesChoiceProps) {
  const dispatch = useDispatch();
  const isNamed = useSelectorWith(selectIsNamed, format);
  const toggle = () => {
    dispatch(formatChosen(format));
    dispatch(namesToggled());
  };
  if (!namesPeople(format) || people.length === 0) return null;
  return (
    <fieldset>
      <legend>People</legend>
      <Checkbox checked={isNamed} onChange={toggle}>
        Say who checked: {people.join(', ')}
      </Checkbox>
    </fieldset>
  );
}
