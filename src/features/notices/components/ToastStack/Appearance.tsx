import { useLayoutEffect } from 'react';
import type { ToastTransitionProps } from 'react-toastify/unstyled';

/**
 * A toast appears and disappears at once. The library makes the toast and its list focusable; a toast has
 * its button for that, and clicking its text must leave the focus in the work.
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
