import { useDispatch, useSelector } from 'react-redux';
import { EXPORT_SCOPES, type ExportScope } from '@/domain/exports/exportChoices';
import { selectScope, selectScopeCounts } from '../../exportPlan.selectors';
import { scopeChosen } from '../../exporting.slice';
import { OptionList } from './OptionList';

const NAMES: Readonly<Record<ExportScope, string>> = {
  checked: 'Checked as correct',
  selected: 'Selected',
  all: 'All with a structure',
};

const WHY_EMPTY: Readonly<Record<ExportScope, string>> = {
  checked: 'nothing is checked yet',
  selected: 'nothing with a structure is selected',
  all: 'nothing was read yet',
};

const EXPLANATIONS: Readonly<Partial<Record<ExportScope, string>>> = {
  all: 'rejected ones are never included',
};

/** Which compounds are written; one without any cannot be chosen, and says why. */
export function ScopeChoice() {
  const dispatch = useDispatch();
  const counts = useSelector(selectScopeCounts);
  const scope = useSelector(selectScope);
  return (
    <OptionList
      legend="What"
      value={scope}
      onChange={(chosen) => dispatch(scopeChosen(chosen))}
      options={EXPORT_SCOPES.map((value) => ({
        value,
        label: NAMES[value],
        explanation: counts[value] === 0 ? WHY_EMPTY[value] : EXPLANATIONS[value],
        count: counts[value],
        isDisabled: counts[value] === 0,
      }))}
    />
  );
}
