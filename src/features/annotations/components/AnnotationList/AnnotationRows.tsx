import { useCallback, useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { nextOccurrence, type AnnotationGroup } from '../../annotationGroups';
import { selectPicked, selectShownGroups } from '../../annotations.selectors';
import {
  annotationPicked,
  type AnnotationsRootState,
  type PickedAnnotation,
} from '../../annotations.slice';
import { Rows } from './AnnotationList.styles';
import { AnnotationRow } from './AnnotationRow';

/** Scrolls the list alone: in the stacked layout the page stays at the text. */
function useFollowText(list: RefObject<HTMLUListElement | null>, picked: PickedAnnotation | null) {
  useEffect(() => {
    if (picked?.from !== 'text' || !list.current) return;
    const row = list.current.querySelector<HTMLElement>('[aria-current]');
    if (!row) return;
    const middle = row.offsetTop - (list.current.clientHeight - row.offsetHeight) / 2;
    list.current.scrollTop = Math.max(0, middle);
  }, [list, picked]);
}

function focusByKey(event: KeyboardEvent<HTMLUListElement>) {
  const buttons = Array.from(event.currentTarget.querySelectorAll('button'));
  const at = buttons.findIndex((button) => button === event.target);
  const last = buttons.length - 1;
  const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: last }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  buttons[Math.max(0, Math.min(last, target))]?.focus();
}

/** The rows; one tab stop, the arrow keys go through them. */
export function AnnotationRows() {
  const dispatch = useDispatch();
  const store = useStore<AnnotationsRootState>();
  const groups = useSelector(selectShownGroups);
  const picked = useSelector(selectPicked);
  const list = useRef<HTMLUListElement>(null);
  useFollowText(list, picked);
  const pick = useCallback(
    (group: AnnotationGroup) => {
      const current = selectPicked(store.getState())?.index ?? null;
      dispatch(annotationPicked({ index: nextOccurrence(group, current), from: 'list' }));
    },
    [dispatch, store],
  );
  const isCurrent = ({ indices }: AnnotationGroup) => !!picked && indices.includes(picked.index);
  const currentKey = groups.find(isCurrent)?.key;
  const tabStop = currentKey ?? groups[0]?.key;
  return (
    <Rows ref={list} aria-label="Annotations" onKeyDown={focusByKey}>
      {groups.map((group) => (
        <AnnotationRow
          key={group.key}
          group={group}
          isCurrent={group.key === currentKey}
          isTabStop={group.key === tabStop}
          onPick={pick}
        />
      ))}
    </Rows>
  );
}
