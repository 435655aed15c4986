import { useDispatch, useSelector } from 'react-redux';
import { EXPORT_FORMATS, FORMATS } from '@/domain/exports/exportFormats';
import { formatChosen, selectExportChoices } from '../../exporting.slice';
import { OptionList } from './OptionList';

export function FormatChoice() {
  const dispatch = useDispatch();
  const { format } = useSelector(selectExportChoices);
  return (
    <OptionList
      legend="Format"
      value={format}
      onChange={(chosen) => dispatch(formatChosen(chosen))}
      options={EXPORT_FORMATS.map((value) => ({
        value,
        label: FORMATS[value].name,
        explanation: FORMATS[value].explanation,
      }))}
    />
  );
}
