import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { RefusedFile } from '@/features/library';
import type { WaitingRecord } from '@/domain/library/waitingRecord';
import type { WorkSummary } from '@/platform/workStore';
import { Checkbox } from '@/ui/Checkbox/Checkbox';
import { SortButton } from '@/ui/Button/SortButton';
import { Icon } from '@/ui/Icon/Icon';
import { Box } from '@/ui/Layout/Layout';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { ArticleRow } from './ArticleRow';
import { Cell, HeadRow } from './Library.styles';
import { MoreRows, ROWS_AT_ONCE } from '@/ui/MoreRows/MoreRows';
import { RefusedRow } from './RefusedRow';
import { WaitingRow } from './WaitingRow';
import { useFocusOnReplacement } from './useFocusOnReplacement';
import { sortArticles, withSupplements, type SortKey, type SortOrder } from './sortArticles';

interface ArticleTableProps {
  readonly articles: readonly WorkSummary[];
  readonly refused: readonly RefusedFile[];
  /** Below the articles. */
  readonly waiting: readonly WaitingRecord[];
  /** Hashes. */
  readonly chosen: readonly string[];
  readonly onChoose: (hashes: readonly string[]) => void;
}

/** One row an article; up and down lead to the same control of the next row. */
export function ArticleTable(props: ArticleTableProps) {
  const { articles, refused, waiting, chosen, onChoose } = props;
  const [order, setOrder] = useState<SortOrder | null>(null);
  const [most, setMost] = useState(ROWS_AT_ONCE);
  const table = useRef<HTMLDivElement>(null);
  useFocusOnAdded(table, most);
  const onReplaced = useFocusOnReplacement(table);
  const count = articles.length + refused.length + waiting.length;
  if (count === 0) return <Box $flex="1 0 auto" />;
  const toggle = (hash: string, isOn: boolean) =>
    onChoose(isOn ? [...chosen, hash] : chosen.filter((other) => other !== hash));
  const sort = (key: SortKey) =>
    setOrder(order?.key === key ? { key, isDescending: !order.isDescending } : startOf(key));
  const head = { order, onSort: sort };
  return (
    <>
      <Box
        $flex="1 0 auto"
        ref={table}
        role="table"
        aria-label="Articles"
        aria-rowcount={1 + count}
        onKeyDown={moveByArrows}
      >
        <div role="rowgroup">
          <HeadRow role="row" aria-rowindex={1}>
            <Cell role="columnheader" data-control="choose">
              <Checkbox
                aria-label="Select all articles"
                checked={articles.length > 0 && chosen.length === articles.length}
                indeterminate={chosen.length > 0 && chosen.length < articles.length}
                onChange={(on) => onChoose(on ? articles.map(({ hash }) => hash) : [])}
              />
            </Cell>
            <SortHead sortKey="article" name="Article" {...head} />
            <Cell role="columnheader">State</Cell>
            <SortHead sortKey="checked" name="Checked" {...head} />
            <SortHead sortKey="saved" name="Last saved" {...head} />
            <SortHead sortKey="size" name="Size" isAtEnd {...head} />
            <Cell role="columnheader">
              <VisuallyHidden>Actions</VisuallyHidden>
            </Cell>
          </HeadRow>
        </div>
        <div role="rowgroup">
          {refused.map((file, index) => (
            <RefusedRow key={file.id} file={file} rowIndex={2 + index} onReplaced={onReplaced} />
          ))}
          {withSupplements(sortArticles(articles, order))
            .slice(0, most)
            .map((work, index) => (
              <ArticleRow
                key={work.hash}
                work={work}
                rowIndex={2 + refused.length + index}
                isChosen={chosen.includes(work.hash)}
                onChoose={(on) => toggle(work.hash, on)}
              />
            ))}
          {waiting.slice(0, Math.max(0, most - articles.length)).map((one, index) => (
            <WaitingRow
              key={one.id}
              waiting={one}
              rowIndex={2 + refused.length + articles.length + index}
            />
          ))}
        </div>
      </Box>
      <MoreRows
        hidden={articles.length + waiting.length - most}
        onMore={() => setMost(most + ROWS_AT_ONCE)}
      />
    </>
  );
}

/** The button that adds rows may be gone with the last of them: the focus goes to the first one added. */
function useFocusOnAdded(table: RefObject<HTMLElement | null>, most: number): void {
  const before = useRef(most);
  useEffect(() => {
    if (before.current === most) return;
    const titles = table.current?.querySelectorAll('[data-control="title"]');
    titles?.item(before.current)?.querySelector('button')?.focus();
    before.current = most;
  }, [table, most]);
}

/** Names from A, everything else from the most. */
const startOf = (key: SortKey): SortOrder => ({ key, isDescending: key !== 'article' });

interface SortHeadProps {
  readonly sortKey: SortKey;
  readonly name: string;
  readonly isAtEnd?: boolean;
  readonly order: SortOrder | null;
  readonly onSort: (key: SortKey) => void;
}

function SortHead({ sortKey, name, isAtEnd = false, order, onSort }: SortHeadProps) {
  const isSorted = order?.key === sortKey;
  const direction = order?.isDescending ? 'descending' : 'ascending';
  return (
    <Cell
      role="columnheader"
      aria-sort={isSorted ? direction : undefined}
      data-end={isAtEnd || undefined}
    >
      <SortButton onClick={() => onSort(sortKey)}>
        {name}
        {isSorted && <Icon of={order.isDescending ? ArrowDown : ArrowUp} size={14} />}
      </SortButton>
    </Cell>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const { activeElement } = document;
  const control = activeElement?.closest('[data-control]')?.getAttribute('data-control');
  if (step === undefined || event.defaultPrevented || !control) return;
  const same = [...event.currentTarget.querySelectorAll(`[data-control="${control}"]`)];
  const index = same.findIndex((place) => place.contains(activeElement));
  const next = same[index + step]?.querySelector<HTMLElement>('button, input');
  if (!next) return;
  event.preventDefault();
  next.focus();
}
