import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/ui/ErrorBoundary/ErrorBoundary';
import { COLUMN_IDS, COLUMN_TITLES, DEFAULT_WIDTHS, MINIMUM_WIDTH } from './columns';
import type { ColumnId } from './columns';
import { useSplit } from '@/ui/split/useSplit';
import { useColumnWidths } from './useColumnWidths';
import { useStacked } from './useStacked';
import {
  ColumnBox,
  ColumnDivider,
  ColumnHead,
  ColumnPanel,
  Columns,
  HeadWords,
} from './Workspace.styles';

export interface ColumnContent {
  /** What the column holds, in a few words below its heading. */
  readonly detail?: ReactNode;
  /** Buttons at the end of the column's head. */
  readonly actions?: ReactNode;
  readonly body: ReactNode;
}

function Column({ id, content }: { id: ColumnId; content: ColumnContent }) {
  const headingId = `${id}-heading`;
  const name = COLUMN_TITLES[id];
  return (
    <ColumnBox aria-labelledby={headingId} tabIndex={-1}>
      <ColumnHead>
        <HeadWords>
          <h2 id={headingId}>{name}</h2>
          {content.detail}
        </HeadWords>
        <ErrorBoundary name={`The header of ${name}`} inline>
          {content.actions}
        </ErrorBoundary>
      </ColumnHead>
      <ErrorBoundary name={name}>{content.body}</ErrorBoundary>
    </ColumnBox>
  );
}

const FIRST = ['document'] as const;
/** Beside the document column's share in percent. */
const INSTEAD_SHARE = 55;

const dividerLabels: Record<ColumnId, string | undefined> = {
  document: 'Width of the document column',
  text: 'Width of the text column',
  structures: undefined,
};

interface WorkspaceProps {
  readonly columns: Record<ColumnId, ColumnContent>;
  /** Stands in place of the second and third column while there is nothing for them. */
  readonly instead?: ReactNode;
}

/**
 * Three panes separated by hairlines, each with its own scroll area. Dividers move by pointer, touch and
 * arrow keys; a double click restores a column's default width.
 */
export function Workspace({ columns, instead }: WorkspaceProps) {
  const { initial, remember } = useColumnWidths();
  const stacked = useStacked();
  const { pane, divider } = useSplit({
    ...{ axis: 'x', defaults: DEFAULT_WIDTHS, least: MINIMUM_WIDTH, initial, disabled: stacked },
    onMoved: remember,
  });
  return (
    <Columns>
      {(instead ? FIRST : COLUMN_IDS).map((id) => (
        <Fragment key={id}>
          <ColumnPanel {...pane(id)}>
            <Column id={id} content={columns[id]} />
          </ColumnPanel>
          {!instead && dividerLabels[id] !== undefined && (
            <ColumnDivider aria-label={dividerLabels[id]} {...divider(id)} />
          )}
        </Fragment>
      ))}
      {instead && <ColumnPanel style={{ flexGrow: INSTEAD_SHARE }}>{instead}</ColumnPanel>}
    </Columns>
  );
}
