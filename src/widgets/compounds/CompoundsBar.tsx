import { Table2 } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import {
  COMPOUND_COLUMNS,
  COMPOUND_FILTERS,
  type CompoundColumn,
  type CompoundFilter,
} from '@/domain/compoundTable';
import {
  columnToggled,
  compoundsFiltered,
  compoundsSearched,
  selectColumns,
  selectCompoundFilter,
  selectCompoundQuery,
  selectFilterCounts,
  selectShownCompounds,
} from '@/features/compoundTable';
import { Checkbox } from '@/ui/Checkbox/Checkbox';
import { Chip } from '@/ui/Chip/Chip';
import { Input } from '@/ui/Field/Field.styles';
import { Box, Stack, Text } from '@/ui/Layout/Layout';
import { LiveRegion } from '@/ui/LiveRegion/LiveRegion';
import { Popover } from '@/ui/Popover/Popover';
import { COLUMN_TITLES } from './columns';
import { ClearGroup, GroupBars } from './GroupBars';
import { Bar, Filters, SearchField } from './Compounds.styles';

const FILTER_NAMES: Readonly<Record<CompoundFilter, string>> = {
  all: 'All',
  doubtful: 'Doubtful',
  failed: 'Failed',
  unchecked: 'Unchecked',
  verified: 'Verified',
  rejected: 'Rejected',
};

/** Which rows and columns the table shows. */
export function CompoundsBar() {
  return (
    <Bar>
      <FilterChips />
      <FoldedColumns />
      <GroupBars />
      <ClearGroup />
      <Box $flex="none" $notOnPhone>
        <Popover label="Columns" icon={Table2}>
          {() => <ColumnChoices />}
        </Popover>
      </Box>
      <Search />
      <ShownCount />
    </Bar>
  );
}

function FilterChips() {
  const dispatch = useDispatch();
  const filter = useSelector(selectCompoundFilter);
  const counts = useSelector(selectFilterCounts);
  return (
    <Filters role="group" aria-label="State">
      {COMPOUND_FILTERS.filter(
        (one) => one !== 'rejected' || counts[one] > 0 || one === filter,
      ).map((one) => (
        <Chip
          key={one}
          pressed={one === filter}
          count={counts[one]}
          onClick={() => dispatch(compoundsFiltered(one))}
        >
          {FILTER_NAMES[one]}
        </Chip>
      ))}
    </Filters>
  );
}

const inWords = (columns: readonly CompoundColumn[]): string =>
  new Intl.ListFormat('en').format(columns.map((column) => COLUMN_TITLES[column]));

function FoldedColumns() {
  const { empty } = useSelector(selectColumns);
  if (empty.length === 0) return null;
  const words = `Without data, folded: ${inWords(empty)}`;
  return (
    <Text $minWidth={0} $cut $ink="text-2" $size="s" $notOnPhone title={words}>
      {words}
    </Text>
  );
}

function ColumnChoices() {
  const dispatch = useDispatch();
  const { shown } = useSelector(selectColumns);
  return (
    <Stack $gap="2px" $pad={3}>
      {COMPOUND_COLUMNS.filter((column) => column !== 'name').map((column) => (
        <Checkbox
          key={column}
          checked={shown.includes(column)}
          onChange={(isShown) => dispatch(columnToggled({ column, isShown }))}
        >
          {COLUMN_TITLES[column]}
        </Checkbox>
      ))}
    </Stack>
  );
}

function Search() {
  const dispatch = useDispatch();
  const query = useSelector(selectCompoundQuery);
  return (
    <SearchField>
      <Input
        type="search"
        aria-label="Search compounds"
        placeholder="Search name, formula, key"
        value={query}
        onChange={({ target: { value } }) => dispatch(compoundsSearched(value))}
      />
    </SearchField>
  );
}

/** What filter and search leave, for assistive technology. */
function ShownCount() {
  const shown = useSelector(selectShownCompounds).length;
  return <LiveRegion>{shown === 1 ? '1 compound' : `${shown} compounds`}</LiveRegion>;
}
