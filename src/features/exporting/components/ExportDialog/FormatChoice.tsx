import { useDispatch } from 'react-redux';
import {
  COMPOUND_FORMATS,
  FORMATS,
  isReference,
  REFERENCE_FORMATS,
  type ExportFormat,
} from '@/domain/exports/exportFormats';
import { formatChosen } from '../../exporting.slice';
import { OptionList, type ListedOption } from './OptionList';

interface FormatChoiceProps {
  /** The chosen one. */
  readonly format: ExportFormat;
  /** What is to be known of a format here, in place of its explanation. */
  readonly remarks?: Readonly<Partial<Record<ExportFormat, string>>>;
  /** Why formats cannot be written here. */
  readonly missing?: Readonly<Partial<Record<ExportFormat, string>>>;
}

/** Formats of compounds, and below them the article's reference, whose own formats are asked for once it is chosen. */
export function FormatChoice({ format, remarks = {}, missing = {} }: FormatChoiceProps) {
  const dispatch = useDispatch();
  const optionOf = (value: ExportFormat): ListedOption<ExportFormat> => ({
    ...{ value, label: FORMATS[value].name, isDisabled: value in missing },
    explanation: missing[value] ?? remarks[value] ?? FORMATS[value].explanation,
  });
  const reference: ListedOption<ExportFormat> = {
    value: isReference(format) ? format : 'bibtex',
    label: 'Reference',
    explanation: remarks.bibtex ?? 'the article for a reference manager',
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
