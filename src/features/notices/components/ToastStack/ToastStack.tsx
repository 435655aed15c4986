import { useLayoutEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { Text } from '@/ui/Layout/Layout';
import { useClearance } from '@/ui/Toast/useClearance';
import { selectWaitingCount } from '../../notices.selectors';
import type { Notice } from '../../notices.slice';
import { ToastGroup } from './ToastGroup';
import { Region } from './ToastStack.styles';
import { useHolds } from './useHolds';
import { useToastFocus } from './useToastFocus';
import { useToastsFromStore } from './useToastsFromStore';

interface ToastStackProps {
  readonly toasts: readonly Notice[];
  /** Toasts already announced to screen readers, here or in another dialog; only grows. */
  readonly announced: Set<string>;
}

/** In the browser's top layer, above the dialog that contains it. */
function useTopLayer() {
  const region = useRef<HTMLDivElement>(null);
  // Browsers without the popover attribute (before 2024) show it in the flow's stacking order.
  useLayoutEffect(() => region.current?.showPopover?.(), []);
  return region;
}

/** The toasts in one dialog or on the page, with the controls for all of them. */
export function ToastStack({ toasts, announced }: ToastStackProps) {
  const region = useTopLayer();
  const waiting = useSelector(selectWaitingCount);
  const holds = useHolds(region);
  const { close, handlers } = useToastFocus(region);
  useToastsFromStore({ toasts, announced, close });
  useClearance(region, toasts.length);
  return (
    <Region
      ref={region}
      popover="manual"
      role="region"
      aria-label="Messages (F8)"
      {...holds}
      {...handlers}
    >
      {waiting > 0 && (
        <Text
          as="p"
          $ink="text-2"
          $size="s"
          $pad="2px 2"
          $width="fit-content"
          $ground="surface-2"
          $corners="radius-s"
          $edge="all"
          $atEnd
        >
          {waiting} more to come
        </Text>
      )}
      <ToastGroup of="heard" />
      <ToastGroup of="calm" role="status" />
      <ToastGroup of="urgent" role="alert" />
    </Region>
  );
}
