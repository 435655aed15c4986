import { useDispatch, useSelector } from 'react-redux';
import {
  COMPOUND_FORMATS,
  FORMATS,
  isReference,
  REFERENCE_FORMATS,
  type ExportFormat,
} from '@/domain/exports/exportFormats';
import { formatChosen, selectExportChoices } from '../../exporting.slice';
import { OptionList, type ListedOption } from './OptionList';

const optionOf = (value: ExportFormat): ListedOption<ExportFormat> => ({
  value,
  label: FORMATS[value].name,
  explanation: FORMATS[value].explanation,
});

/** Formats of compounds, and below them the article's reference, whose own formats are asked for once it is chosen. */
export function FormatChoice() {
  const dispatch = useDispatch();
  const { format } = useSelector(selectExportChoices);
  const reference: ListedOption<ExportFormat> = {
    value: isReference(format) ? format : 'bibtex',
    label: 'Reference',
    explanation: 'the article for a reference manager',
  };
  return (
    <>
      <OptionList
        legend="Format"
        value={format}
        onChange={(chosen) => dispatch(formatChosen(chosen))}
        options={[...COMPOUND_FORMATS.map(optionOf), reference]}
      />
      {isReference(format) && (
        <OptionList
          legend="Reference as"
          value={format}
          onChange={(chosen) => dispatch(formatChosen(chosen))}
          options={REFERENCE_FORMATS.map(optionOf)}
        />
      )}
    </>
  );
}
