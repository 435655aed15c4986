import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { nextOccurrence, type AnnotationGroup } from '../../annotationGroups';
import { selectPicked, type AnnotationViewRootState } from '../../annotationView.slice';
import { selectShownGroups } from '../../annotations.selectors';
import { annotationPicked } from '../../annotationView.slice';
import { Rows, Scroller } from './AnnotationList.styles';
import { AnnotationRow } from './AnnotationRow';
import { useListKeys } from './useListKeys';
import { rowOf, useRowFocus, withRow } from './useRowFocus';

/** Estimate in CSS pixels; rows are measured once they are rendered. */
const USUAL_ROW_HEIGHT = 29;

/** Rows rendered beyond the visible ones on each side, so that scrolling shows no blank edge. */
const OVERSCAN_ROWS = 12;

function usePick() {
  const dispatch = useDispatch();
  const store = useStore<AnnotationViewRootState>();
  return useCallback(
    (group: AnnotationGroup) => {
      const current = selectPicked(store.getState())?.index ?? null;
      const index = nextOccurrence(group, current);
      dispatch(annotationPicked({ index, from: 'list', label: group.label }));
    },
    [dispatch, store],
  );
}

/**
 * The rows, rendering only those near the viewport: an article may have thousands. The list is a single tab
 * stop; the arrow keys move between rows.
 */
export function AnnotationRows() {
  const groups = useSelector(selectShownGroups);
  const picked = useSelector(selectPicked);
  const scroller = useRef<HTMLDivElement>(null);
  const pick = usePick();
  const current = picked
    ? groups.findIndex(({ indices }) => indices.includes(picked.index))
    : undefined;
  const focus = useRowFocus({ scroller, groups, picked, current });
  const onListKey = useListKeys(focus.moveTo);
  const rows = useVirtualizer({
    count: groups.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => USUAL_ROW_HEIGHT,
    getItemKey: (index) => groups[index]?.key ?? index,
    rangeExtractor: withRow(focus.tabStop),
    overscan: OVERSCAN_ROWS,
  });
  // Scroll only the list: in the stacked layout the page should stay at the text.
  useEffect(() => {
    if (picked?.from === 'text' && current !== undefined && current >= 0) {
      rows.scrollToIndex(current, { align: 'center' });
    }
  }, [rows, picked, current]);
  return (
    <Scroller ref={scroller}>
      <Rows
        aria-label="Annotations"
        style={{ height: rows.getTotalSize() }}
        onKeyDown={(event) => {
          const at = rowOf(event.target);
          if (onListKey(event, groups[at], at)) event.preventDefault();
          else focus.onKeyDown(event, (index) => rows.scrollToIndex(index));
        }}
        onFocus={focus.onFocus}
      >
        {rows.getVirtualItems().map(({ index, start }) => {
          const group = groups[index];
          if (!group) return null;
          return (
            <AnnotationRow
              key={group.key}
              group={group}
              index={index}
              total={groups.length}
              top={start}
              measure={rows.measureElement}
              isCurrent={index === current}
              isTabStop={index === focus.tabStop}
              onPick={pick}
            />
          );
        })}
      </Rows>
    </Scroller>
  );
}
