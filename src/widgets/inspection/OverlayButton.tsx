import { useRef, type MouseEvent, type PointerEvent } from 'react';
import { Layers } from 'lucide-react';
import { DETAIL_KEYS, KeyHint } from '@/features/shortcuts';
import { Button } from '@/ui/Button/Button';

/** A press longer than this, ms, is a hold that ends on release; a short press toggles. */
const HELD_AFTER_MS = 300;

interface OverlayButtonProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  /** Why there is no drawing to overlay on the original. */
  readonly disabledReason: string | undefined;
}

/** Overlays the drawing on the original: while it is held, or until it is pressed again. */
export function OverlayButton({ isOn, onChange, disabledReason }: OverlayButtonProps) {
  const press = useRef<{ readonly at: number; readonly wasOn: boolean }>(undefined);
  const onPointerDown = ({ timeStamp }: PointerEvent) => {
    press.current = { at: timeStamp, wasOn: isOn };
    onChange(true);
  };
  const onClick = ({ timeStamp }: MouseEvent) => {
    const { current } = press;
    press.current = undefined;
    if (!current) {
      onChange(!isOn);
      return;
    }
    const wasHeld = timeStamp - current.at > HELD_AFTER_MS;
    onChange(!wasHeld && !current.wasOn);
  };
  const onPointerLeave = () => {
    if (!press.current) return;
    press.current = undefined;
    onChange(false);
  };
  const isOffered = disabledReason === undefined;
  const handlers = isOffered ? { onPointerDown, onClick, onPointerLeave } : { disabledReason };
  return (
    <Button icon={Layers} aria-pressed={isOn} {...handlers}>
      Hold to overlay <KeyHint of={DETAIL_KEYS.overlay} />
    </Button>
  );
}
