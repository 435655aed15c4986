import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/ui/ErrorBoundary/ErrorBoundary';
import { BarHead } from '@/ui/Panel/Panel';
import { Spacer } from '@/ui/Text/Text';
import { COLUMN_IDS, COLUMN_TITLES, DEFAULT_WIDTHS, MINIMUM_WIDTH } from './columns';
import type { ColumnId } from './columns';
import { useSplit } from '@/ui/split/useSplit';
import { useColumnWidths } from './useColumnWidths';
import { useStacked } from './useStacked';
import { ColumnBox, ColumnDivider, ColumnPanel, Columns } from './Workspace.styles';

export interface ColumnContent {
  /** Buttons at the end of the column's head. */
  readonly actions?: ReactNode;
  readonly body: ReactNode;
}

function Column({ id, content }: { id: ColumnId; content: ColumnContent }) {
  const headingId = `${id}-heading`;
  const name = COLUMN_TITLES[id];
  return (
    <ColumnBox aria-labelledby={headingId} tabIndex={-1}>
      <BarHead>
        <h2 id={headingId}>{name}</h2>
        <Spacer />
        <ErrorBoundary name={`The header of ${name}`} inline>
          {content.actions}
        </ErrorBoundary>
      </BarHead>
      <ErrorBoundary name={name}>{content.body}</ErrorBoundary>
    </ColumnBox>
  );
}

const dividerLabels: Record<ColumnId, string | undefined> = {
  document: 'Width of the document column',
  text: 'Width of the text column',
  structures: undefined,
};

/**
 * Three panes separated by hairlines, each with its own scroll area. Dividers move by pointer, touch and
 * arrow keys; a double click restores a column's default width.
 */
export function Workspace({ columns }: { readonly columns: Record<ColumnId, ColumnContent> }) {
  const { initial, remember } = useColumnWidths();
  const stacked = useStacked();
  const { pane, divider } = useSplit({
    ...{ axis: 'x', defaults: DEFAULT_WIDTHS, least: MINIMUM_WIDTH, initial, disabled: stacked },
    onMoved: remember,
  });
  return (
    <Columns>
      {COLUMN_IDS.map((id) => (
        <Fragment key={id}>
          <ColumnPanel {...pane(id)}>
            <Column id={id} content={columns[id]} />
          </ColumnPanel>
          {dividerLabels[id] !== undefined && (
            <ColumnDivider aria-label={dividerLabels[id]} {...divider(id)} />
          )}
        </Fragment>
      ))}
    </Columns>
  );
}
