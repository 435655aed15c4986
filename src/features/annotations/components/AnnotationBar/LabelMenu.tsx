import { useCallback, useId, useMemo, useRef, type KeyboardEvent, type RefObject } from 'react';
import { ANNOTATION_LABELS, LABEL_KEYS, labelOfKey } from '@/domain/annotationLabels';
import { labelText } from '@/domain/labels';
import { FloatingLayer } from '@/ui/layer/FloatingLayer';
import { useDismiss } from '@/ui/layer/useDismiss';
import { MenuItems } from '@/ui/Menu/MenuItems';

interface LabelMenuProps {
  /** Gets the focus back. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly text: string;
  readonly onChoose: (label: string) => void;
  readonly onClose: () => void;
}

/** The eleven labels with their keys, which work in the menu, too. */
export function LabelMenu({ anchor, text, onChoose, onClose }: LabelMenuProps) {
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const inside = useMemo(() => [anchor, list], [anchor]);
  const close = useCallback(() => {
    onClose();
    anchor.current?.focus();
  }, [anchor, onClose]);
  useDismiss(true, inside, close);
  const choose = (label: string) => {
    close();
    onChoose(label);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const label = labelOfKey(event.key);
    event.stopPropagation();
    if (label === undefined) return;
    event.preventDefault();
    choose(label);
  };
  const items = ANNOTATION_LABELS.map((label, index) => ({
    id: label,
    label: labelText(label),
    shortcut: LABEL_KEYS[index] ?? '',
    onSelect: () => choose(label),
  }));
  return (
    <FloatingLayer anchor={anchor}>
      <div onKeyDown={onKeyDown}>
        <MenuItems
          ref={list}
          id={id}
          label={`Label of “${text}”`}
          items={items}
          onClose={(returnsFocus) => (returnsFocus ? close() : onClose())}
        />
      </div>
    </FloatingLayer>
  );
}
