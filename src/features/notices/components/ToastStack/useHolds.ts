import { useEffect, type FocusEvent, type RefObject } from 'react';
import { useDispatch } from 'react-redux';
import { toastsHeld, toastsReleased } from '../../notices.slice';

/** Pauses the toasts' time while they are pointed at or focused. */
export function useHolds(region: RefObject<HTMLElement | null>) {
  const dispatch = useDispatch();
  // A stack that moves into another dialog gets no leave event.
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
