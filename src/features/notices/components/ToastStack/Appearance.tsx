import { useLayoutEffect } from 'react';
import type { ToastTransitionProps } from 'react-toastify/unstyled';

/**
 * How a toast comes and goes: at once. The library makes the toast and its list take the focus; a toast
 * has its button for that, and a press on its words must leave the focus in the work.
 */
export function Appearance({ children, isIn, done, nodeRef }: ToastTransitionProps) {
  useLayoutEffect(() => {
    nodeRef.current?.removeAttribute('tabindex');
    nodeRef.current?.parentElement?.removeAttribute('tabindex');
  }, [nodeRef]);
  useLayoutEffect(() => {
    if (!isIn) done();
  }, [isIn, done]);
  return children;
}
