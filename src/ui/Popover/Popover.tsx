import type { ReactNode, RefObject } from 'react';
import type { LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '@/ui/Button/Button';
import { IconButton } from '@/ui/Button/IconButton';
import { FloatingLayer } from '@/ui/layer/FloatingLayer';
import { useLayer } from '@/ui/layer/useLayer';

const Sheet = styled.div`
  width: max-content;
  max-width: min(380px, calc(100vw - 16px));
  max-height: min(60vh, 480px);
  overflow: auto;
  border: 1px solid var(--border);
  border-radius: var(--radius-l);
  background: var(--surface-2);
  color: var(--text);
  box-shadow: var(--shadow-float);
`;

interface PopoverProps {
  readonly label: string;
  readonly icon: LucideIcon;
  /** Only the icon is visible. */
  readonly iconOnly?: boolean;
  /** In a narrow column the label stays. */
  readonly keepsWords?: boolean;
  /** A press on anything in the sheet closes it, as in a menu. */
  readonly closesOnPress?: boolean;
  readonly count?: number;
  readonly countLabel?: string;
  /** Content; receives the function that closes it. */
  readonly children: (close: () => void) => ReactNode;
}

interface TriggerProps extends Omit<PopoverProps, 'closesOnPress' | 'children'> {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly open: boolean;
  readonly sheetId: string;
  readonly onClick: () => void;
}

function Trigger(props: TriggerProps) {
  const { label, icon, iconOnly, keepsWords, count, countLabel } = props;
  const shared = {
    ref: props.button,
    icon,
    variant: 'quiet',
    onClick: props.onClick,
    'aria-expanded': props.open,
    'aria-controls': props.open ? props.sheetId : undefined,
  } as const;
  if (iconOnly) return <IconButton {...shared} label={label} />;
  return (
    <Button {...shared} foldsWords={!keepsWords} count={count} {...(countLabel && { countLabel })}>
      {label}
    </Button>
  );
}

/** A button with a small sheet next to it; Escape or a press elsewhere closes the sheet. */
export function Popover(props: PopoverProps) {
  const { closesOnPress, children, ...trigger } = props;
  const { open, toggle, close, button, layer, id } = useLayer<HTMLDivElement>();
  const closeFromInside = () => close(true);
  return (
    <>
      <Trigger {...trigger} {...{ button, open, sheetId: id }} onClick={toggle} />
      {open && (
        <FloatingLayer anchor={button} alignment="end">
          <Sheet
            ref={layer}
            id={id}
            role="dialog"
            aria-label={trigger.label}
            onClick={closesOnPress ? closeFromInside : undefined}
          >
            {children(closeFromInside)}
          </Sheet>
        </FloatingLayer>
      )}
    </>
  );
}
