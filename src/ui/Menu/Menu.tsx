import type { ReactNode, RefObject } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Button } from '@/ui/Button/Button';
import { IconButton } from '@/ui/Button/IconButton';
import { FloatingLayer } from '@/ui/layer/FloatingLayer';
import { useLayer } from '@/ui/layer/useLayer';
import type { Alignment } from '@/ui/layer/placeBeside';
import { MenuItems } from './MenuItems';
import type { MenuItem } from './MenuItems';

interface MenuProps {
  /** Name of the button and of the menu. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly icon: LucideIcon;
  /** Only the icon is visible. */
  readonly iconOnly?: boolean;
  readonly variant?: 'default' | 'quiet';
  readonly size?: 'm' | 's';
  readonly alignment?: Alignment;
  /** Among what it offers is the choice of a file, to which other pages lead. */
  readonly choosesFile?: boolean;
  readonly children?: ReactNode;
}

interface TriggerProps extends Omit<MenuProps, 'items' | 'alignment'> {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly open: boolean;
  readonly menuId: string;
  readonly onClick: () => void;
}

function Trigger(props: TriggerProps) {
  const { label, icon, iconOnly, variant = 'quiet', size = 'm', children, button, open } = props;
  const shared = {
    ref: button,
    icon,
    variant,
    size,
    onClick: props.onClick,
    'aria-haspopup': 'menu',
    'data-file-choice': props.choosesFile ? '' : undefined,
    'aria-expanded': open,
    'aria-controls': open ? props.menuId : undefined,
  } as const;
  return iconOnly ? (
    <IconButton {...shared} label={label} />
  ) : (
    <Button {...shared}>{children ?? label}</Button>
  );
}

/** A button that opens a list of actions: arrow keys, Home, End, first letters, Escape. */
export function Menu({ items, alignment = 'start', ...trigger }: MenuProps) {
  const { open, toggle, close, button, layer, id } = useLayer<HTMLUListElement>();
  return (
    <>
      <Trigger {...trigger} {...{ button, open, menuId: id }} onClick={toggle} />
      {open && (
        <FloatingLayer anchor={button} alignment={alignment}>
          <MenuItems ref={layer} id={id} label={trigger.label} items={items} onClose={close} />
        </FloatingLayer>
      )}
    </>
  );
}
