import { useCallback, useId, useMemo, useRef, type RefObject } from 'react';
import { useSelector } from 'react-redux';
import { compareNumbers } from '@/domain/drawingNumbers';
import type { GivenWord } from '@/domain/givenName';
import { selectCompounds } from '@/features/articleCompounds';
import { FloatingLayer, type Anchor } from '@/ui/layer/FloatingLayer';
import { useDismiss } from '@/ui/layer/useDismiss';
import { MenuItems } from '@/ui/Menu/MenuItems';
import { useGiveWord } from './useGiveWord';

export interface DrawingMenuProps {
  readonly anchor: RefObject<Anchor | null>;
  /** Gets the focus back; pressing it does not close the menu if it is the anchor. */
  readonly focusBack: RefObject<HTMLElement | null>;
  readonly word: GivenWord;
  readonly onClose: () => void;
}

/** The drawings of the article, one of which gets the words as its name. */
export function DrawingMenu({ anchor, focusBack, word, onClose }: DrawingMenuProps) {
  const give = useGiveWord();
  const compounds = useSelector(selectCompounds);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const inside = useMemo(
    () => (anchor === focusBack ? [focusBack, list] : [list]),
    [anchor, focusBack],
  );
  const close = useCallback(() => {
    onClose();
    focusBack.current?.focus({ preventScroll: true });
  }, [focusBack, onClose]);
  useDismiss(true, inside, close);
  const items = compounds.flatMap(({ drawings, fields }) =>
    drawings.map(({ id: drawingId, ordinal, pageNumber }) => {
      const name = fields.name?.value;
      return {
        id: drawingId,
        ordinal,
        label: `#${ordinal} ${name ?? `page ${pageNumber}`}`,
        typed: [ordinal, `#${ordinal}`, ...(name === undefined ? [] : [name])],
        onSelect: () => {
          close();
          give(drawingId, word);
        },
      };
    }),
  );
  return (
    <FloatingLayer anchor={anchor}>
      <MenuItems
        ref={list}
        id={id}
        label={`“${word.text}” is the name of`}
        items={items.toSorted((a, b) => compareNumbers(a.ordinal, b.ordinal))}
        onClose={(returnsFocus) => (returnsFocus ? close() : onClose())}
      />
    </FloatingLayer>
  );
}
