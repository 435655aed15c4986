import { useEffect, type FocusEvent, type RefObject } from 'react';
import { useDispatch } from 'react-redux';
import { toastsHeld, toastsReleased } from '../../notices.slice';

/** Time stands still while the toasts are pointed at or have the focus. */
export function useHolds(region: RefObject<HTMLElement | null>) {
  const dispatch = useDispatch();
  // A stack that moves into another dialog is left without a word.
  useEffect(
    () => () => {
      dispatch(toastsReleased('pointer'));
      dispatch(toastsReleased('focus'));
    },
    [dispatch],
  );
  return {
    onPointerEnter: () => dispatch(toastsHeld('pointer')),
    onPointerLeave: () => dispatch(toastsReleased('pointer')),
    onFocus: () => dispatch(toastsHeld('focus')),
    onBlur: ({ relatedTarget }: FocusEvent) => {
      const isInside = relatedTarget instanceof Node && region.current?.contains(relatedTarget);
      if (!isInside) dispatch(toastsReleased('focus'));
    },
  };
}
