import { useCallback, useId, useMemo, useRef, type RefObject } from 'react';
import { useSelector } from 'react-redux';
import type { GivenWord } from '@/domain/givenName';
import { selectCompounds } from '@/features/articleCompounds';
import { FloatingLayer } from '@/ui/layer/FloatingLayer';
import { useDismiss } from '@/ui/layer/useDismiss';
import { MenuItems } from '@/ui/Menu/MenuItems';
import { useGiveWord } from './useGiveWord';

interface DrawingMenuProps {
  /** Gets the focus back. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly word: GivenWord;
  readonly onClose: () => void;
}

/** The drawings of the article, one of which gets the words as its name. */
export function DrawingMenu({ anchor, word, onClose }: DrawingMenuProps) {
  const give = useGiveWord();
  const compounds = useSelector(selectCompounds);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const inside = useMemo(() => [anchor, list], [anchor]);
  const close = useCallback(() => {
    onClose();
    anchor.current?.focus();
  }, [anchor, onClose]);
  useDismiss(true, inside, close);
  const items = compounds.flatMap(({ drawings, fields }) =>
    drawings.map((drawing) => ({
      id: drawing.id,
      ordinal: drawing.ordinal,
      label: [`#${drawing.ordinal}`, fields.name?.value ?? `page ${drawing.pageNumber}`].join(' '),
      onSelect: () => {
        close();
        give(drawing.id, word);
      },
    })),
  );
  return (
    <FloatingLayer anchor={anchor}>
      <MenuItems
        ref={list}
        id={id}
        label={`“${word.text}” is the name of`}
        items={items.toSorted((a, b) => a.ordinal - b.ordinal)}
        onClose={(returnsFocus) => (returnsFocus ? close() : onClose())}
      />
    </FloatingLayer>
  );
}
