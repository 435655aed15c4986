import { useEffect, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '@/ui/Icon/Icon';
import { Kbd } from '@/ui/Text/Text';
import { MenuItemButton, MenuList } from './Menu.styles';
import { createTypeahead } from './typeahead';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: LucideIcon;
  /** A key that does the same, shown at the end; handled by whoever shows the menu. */
  readonly shortcut?: string;
  readonly disabled?: boolean;
  /** What typing finds it by, where that is not its label. */
  readonly typed?: readonly string[];
  readonly onSelect: () => void;
}

interface MenuItemsProps {
  readonly ref: RefObject<HTMLUListElement | null>;
  readonly id: string;
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly onClose: (returnsFocus: boolean) => void;
}

function buttonsOf(list: HTMLElement): HTMLButtonElement[] {
  return Array.from(list.querySelectorAll('button'));
}

function buttonForKey(key: string, buttons: readonly HTMLButtonElement[]) {
  const index = buttons.findIndex((button) => button === document.activeElement);
  const count = buttons.length;
  if (key === 'ArrowDown') return buttons[(index + 1) % count];
  if (key === 'ArrowUp') return buttons[(Math.max(index, 0) - 1 + count) % count];
  if (key === 'Home') return buttons[0];
  if (key === 'End') return buttons[count - 1];
  return undefined;
}

/** The button to which a key leads, by its place or by what was typed. */
function useButtonFor(items: readonly MenuItem[]) {
  const [typeahead] = useState(createTypeahead);
  return (event: KeyboardEvent, buttons: readonly HTMLButtonElement[]) => {
    const { key, timeStamp } = event;
    const moved = buttonForKey(key, buttons);
    if (moved) typeahead.forget();
    if (moved || key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return moved;
    const focused = buttons.findIndex((button) => button === document.activeElement);
    const texts = items.map(({ typed, label }) => typed ?? [label]);
    return buttons[typeahead.find(key, timeStamp, texts, focused)];
  };
}

export function MenuItems({ ref, id, label, items, onClose }: MenuItemsProps) {
  // Not a layout effect: those of the children run first, when the layer is not shown yet.
  useEffect(() => {
    if (ref.current) buttonsOf(ref.current)[0]?.focus();
  }, [ref]);
  const buttonFor = useButtonFor(items);
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    if (event.key === 'Tab') {
      onClose(true); // the browser then moves on from the menu's button
      return;
    }
    const next = buttonFor(event, buttonsOf(event.currentTarget));
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <MenuList ref={ref} id={id} role="menu" aria-label={label} onKeyDown={onKeyDown}>
      {items.map(({ id: itemId, label: words, icon, shortcut, disabled, onSelect }) => (
        <li key={itemId} role="none">
          <MenuItemButton
            type="button"
            role="menuitem"
            tabIndex={-1}
            aria-disabled={disabled || undefined}
            onClick={() => {
              if (disabled) return;
              onClose(true);
              onSelect();
            }}
          >
            {icon && <Icon of={icon} />}
            {words}
            {shortcut !== undefined && <Kbd>{shortcut}</Kbd>}
          </MenuItemButton>
        </li>
      ))}
    </MenuList>
  );
}
