import { FlaskConicalOff, SearchX } from 'lucide-react';
import { useSelector } from 'react-redux';
import { selectCompounds } from '@/features/articleCompounds';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Column } from '@/ui/Layout/Layout';
import { ChosenRows } from './ChosenRows';
import { CompoundsBar } from './CompoundsBar';
import { CompoundGrid } from './CompoundGrid';
import { KeyLine } from './KeyLine';
import { PageStrip } from './PageStrip';
import { useHeldRows } from './useHeldRows';

/** The compounds of the article as a table: sort, filter, choose, edit in place. */
export function Compounds() {
  const total = useSelector(selectCompounds).length;
  const held = useHeldRows();
  if (total === 0) return <EmptyState icon={FlaskConicalOff} title="No compounds yet" />;
  return (
    <Column $height="100%" $minHeight={0}>
      <PageStrip />
      <CompoundsBar />
      {held.rows.length > 0 ? (
        <CompoundGrid {...held} />
      ) : (
        <EmptyState icon={SearchX} title="No compound is like that" />
      )}
      <ChosenRows />
      <KeyLine />
    </Column>
  );
}
