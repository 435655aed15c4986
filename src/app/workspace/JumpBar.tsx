import { useEffect, useState } from 'react';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { Num } from '@/ui/Text/Text';
import { COLUMN_IDS, SHORT_TITLES } from './columns';
import type { ColumnId } from './columns';

const Bar = styled.nav`
  display: flex;
  position: sticky;
  top: 0;
  z-index: 5;
  padding: 0 var(--s-2);
  border-bottom: 1px solid var(--border);
  background: var(--surface-1);

  @media (min-width: 1200px) {
    display: none;
  }
  /* Below the header, which stays at this width. */
  @media (min-width: 768px) and (max-width: 1199px) {
    top: 44px;
  }
  a {
    display: flex;
    flex: 1 1 0;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-width: 0;
    min-height: 40px;
    border-bottom: 2px solid transparent;
    color: var(--text-2);
    font-weight: 500;
    text-decoration: none;
  }
  a[aria-current] {
    border-color: var(--accent);
    color: var(--text);
  }
`;

/**
 * The column that crosses the line a fifth of the way down the window; the last one at the page's end,
 * where it may be too short to reach the line.
 */
function useCurrentColumn() {
  const [current, setCurrent] = useState<ColumnId>('document');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting);
        const id = COLUMN_IDS.find((column) => column === entered?.target.id);
        if (id) setCurrent(pageIsAtEnd() ? LAST : id);
      },
      { rootMargin: '-20% 0px -79% 0px' },
    );
    const stopWaiting = whenColumnsAreThere((columns) => {
      for (const column of columns) observer.observe(column);
    });
    return () => {
      stopWaiting();
      observer.disconnect();
    };
  }, []);
  return [current, setCurrent] as const;
}

const LAST = COLUMN_IDS[COLUMN_IDS.length - 1] ?? 'structures';

/** Within a pixel, because heights are rounded. A page that does not scroll has no end to be at. */
function pageIsAtEnd(): boolean {
  const { scrollHeight } = document.documentElement;
  return window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 1;
}

/** The columns are not part of the first load: they appear after this bar. */
function whenColumnsAreThere(act: (columns: readonly Element[]) => void): () => void {
  const changes = new MutationObserver(() => look());
  const look = () => {
    const columns = COLUMN_IDS.flatMap((id) => document.getElementById(id) ?? []);
    if (columns.length < COLUMN_IDS.length) return;
    changes.disconnect();
    act(columns);
  };
  changes.observe(document.body, { childList: true, subtree: true });
  look();
  return () => changes.disconnect();
}

/** Scrolls there without touching the address, whose hash belongs to the overlays. */
function jump(event: MouseEvent, id: ColumnId) {
  event.preventDefault();
  const column = document.getElementById(id);
  column?.scrollIntoView();
  column?.querySelector('section')?.focus({ preventScroll: true });
}

interface JumpBarProps {
  /** How many items are in a column; shown next to its name. */
  readonly counts?: Partial<Record<ColumnId, number>>;
}

/** Leads to the columns if they are stacked. */
export function JumpBar({ counts = {} }: JumpBarProps) {
  const [current, setCurrent] = useCurrentColumn();
  return (
    <Bar aria-label="Sections">
      {COLUMN_IDS.map((id) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === current ? 'true' : undefined}
          onClick={(event) => {
            jump(event, id);
            setCurrent(id);
          }}
        >
          {SHORT_TITLES[id]}
          {counts[id] !== undefined && <Num>{counts[id]}</Num>}
        </a>
      ))}
    </Bar>
  );
}
