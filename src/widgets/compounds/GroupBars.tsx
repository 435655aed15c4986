import { ChartBarDecreasing, X } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { GROUP_FIELDS, type CompoundGroup, type GroupField } from '@/domain/compoundGroups';
import { compoundsGrouped, selectCompoundGroup, selectGroups } from '@/features/compoundTable';
import { Button } from '@/ui/Button/Button';
import { Popover } from '@/ui/Popover/Popover';
import { Bars, GroupBar } from './GroupBars.styles';

const TITLES: Readonly<Record<GroupField, string>> = {
  organism: 'By organism',
  compoundClass: 'By class',
};

/** How many compounds each organism and class has; a press shows only those, another one all again. */
export function GroupBars() {
  const group = useSelector(selectCompoundGroup);
  return (
    <Popover label={group ? nameOf(group) : 'Groups'} icon={ChartBarDecreasing}>
      {() => GROUP_FIELDS.map((field) => <BarsOf key={field} field={field} />)}
    </Popover>
  );
}

/** Shows the compounds of all groups again; absent while none is chosen. */
export function ClearGroup() {
  const dispatch = useDispatch();
  const group = useSelector(selectCompoundGroup);
  if (!group) return null;
  return (
    <Button size="s" icon={X} onClick={() => dispatch(compoundsGrouped(null))}>
      Clear the group
    </Button>
  );
}

const nameOf = ({ value }: CompoundGroup): string => (value === '' ? 'not stated' : value);

function BarsOf({ field }: { readonly field: GroupField }) {
  const dispatch = useDispatch();
  const groups = useSelector(selectGroups)[field];
  const chosen = useSelector(selectCompoundGroup);
  const most = Math.max(1, ...groups.map(({ count }) => count));
  return (
    <Bars aria-label={TITLES[field]}>
      <legend>{TITLES[field]}</legend>
      {groups.map(({ value, count }) => {
        const isChosen = chosen?.field === field && chosen.value === value;
        return (
          <GroupBar
            key={value}
            type="button"
            aria-pressed={isChosen}
            onClick={() => dispatch(compoundsGrouped(isChosen ? null : { field, value }))}
          >
            <span>{nameOf({ field, value })}</span>
            <b>{count}</b>
            <i aria-hidden style={{ width: `${(count / most) * 100}%` }} />
          </GroupBar>
        );
      })}
    </Bars>
  );
}
