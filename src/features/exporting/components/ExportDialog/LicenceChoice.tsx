import { useDispatch, useSelector } from 'react-redux';
import { LICENCE_IDS, LICENCES } from '@/domain/exports/licences';
import { licenceChosen, selectExportChoices } from '../../exporting.slice';
import { OptionList } from './OptionList';

/** Under which licence a folder says that it may be used; other files have no place for it. */
export function LicenceChoice() {
  const dispatch = useDispatch();
  const { format, licence } = useSelector(selectExportChoices);
  if (format !== 'zip') return null;
  return (
    <OptionList
      legend="Licence"
      value={licence}
      onChange={(chosen) => dispatch(licenceChosen(chosen))}
      options={LICENCE_IDS.map((value) => ({
        value,
        label: LICENCES[value].name,
        explanation: LICENCES[value].explanation,
      }))}
    />
  );
}
