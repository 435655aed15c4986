import { CircleCheck, OctagonAlert, TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import type { FindingKind } from '@/domain/checks/findings';
import {
  KINDS_IN_ORDER,
  severityOf,
  type FindingRow,
  type FindingSeverity,
} from '@/domain/checks/structureCheck';
import { Badge } from '@/ui/Badge/Badge';
import { Icon } from '@/ui/Icon/Icon';
import { MoreRows, ROWS_AT_ONCE } from '@/ui/MoreRows/MoreRows';
import { Num } from '@/ui/Text/Text';
import { KIND_NAMES, SEVERITY_WORDS } from './findingWords';
import { Finding, GroupHead, Groups } from './StructureCheck.styles';
import { useFindingKeys } from './useFindingKeys';

/** Of an article, if the list is of several. */
export interface ListedFinding extends FindingRow {
  readonly article?: string;
}

interface FindingListProps<Row extends ListedFinding> {
  /** By kind. */
  readonly rows: readonly Row[];
  /** Where the user was; the first row if it is gone. */
  readonly beginsWith?: (row: Row) => boolean;
  readonly onOpen: (row: Row) => void;
}

const ICONS = { wrong: OctagonAlert, unusual: TriangleAlert } as const satisfies Record<
  FindingSeverity,
  typeof OctagonAlert
>;

/** What was found, by kind; one row can be reached by Tab, the keys go on from there. */
export function FindingList<Row extends ListedFinding>({
  rows,
  beginsWith = () => false,
  onOpen,
}: FindingListProps<Row>) {
  const scroller = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(() => Math.max(0, rows.findIndex(beginsWith)));
  const shown = Math.min(current, rows.length - 1);
  const [most, setMost] = useState(() => Math.max(ROWS_AT_ONCE, current + 1));
  const onKeyDown = useFindingKeys(scroller, shown, Math.min(most, rows.length));
  return (
    <Groups ref={scroller} role="region" aria-label="Findings" onKeyDown={onKeyDown}>
      {KINDS_IN_ORDER.map((kind) => (
        <Kind
          key={kind}
          kind={kind}
          members={rows.flatMap((row, index) => (row.kind === kind ? [{ row, index }] : []))}
          {...{ most, shown, onOpen }}
          onFocus={setCurrent}
        />
      ))}
      <MoreRows hidden={rows.length - most} onMore={() => setMost(most + ROWS_AT_ONCE)} />
    </Groups>
  );
}

interface Member<Row> {
  readonly row: Row;
  /** Among all rows. */
  readonly index: number;
}

interface KindProps<Row> {
  readonly kind: FindingKind;
  readonly members: readonly Member<Row>[];
  /** Rows in the page, of all kinds. */
  readonly most: number;
  /** The current row. */
  readonly shown: number;
  readonly onFocus: (index: number) => void;
  readonly onOpen: (row: Row) => void;
}

function Kind<Row extends ListedFinding>({ kind, members, most, shown, ...does }: KindProps<Row>) {
  const inPage = members.filter(({ index }) => index < most);
  const severity = severityOf(kind);
  if (inPage.length === 0) return null;
  return (
    <section aria-label={`${KIND_NAMES[kind]}, ${members.length}`}>
      <GroupHead $severity={severity}>
        <Icon of={ICONS[severity]} size={14} /> {KIND_NAMES[kind]} <Num>{members.length}</Num>
        <small>{SEVERITY_WORDS[severity]}</small>
      </GroupHead>
      <ul>
        {inPage.map(({ row, index }) => (
          <li key={`${row.article ?? ''} ${row.id} ${row.says}`}>
            <Finding
              type="button"
              data-finding={index}
              data-autofocus={index === shown ? '' : undefined}
              aria-current={index === shown}
              tabIndex={index === shown ? 0 : -1}
              onFocus={() => does.onFocus(index)}
              onClick={() => does.onOpen(row)}
            >
              <FindingWords row={row} />
            </Finding>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FindingWords({ row }: { readonly row: ListedFinding }) {
  return (
    <>
      <span>
        <b>{calledInWords(row)}</b>
        {row.article !== undefined && <> in {row.article}</>}
      </span>{' '}
      <span>{row.says}</span>{' '}
      {row.isVerified && (
        <Badge icon={CircleCheck} tone="success">
          verified
        </Badge>
      )}
    </>
  );
}

/** `#15 3 carnosic acid`. */
const calledInWords = ({ called, number, name }: ListedFinding): string =>
  [called, number, name].filter((word) => word !== undefined).join(' ');
