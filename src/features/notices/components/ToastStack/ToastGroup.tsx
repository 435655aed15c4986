import { useLayoutEffect, useRef } from 'react';
import { ToastContainer } from 'react-toastify/unstyled';
import { Appearance } from './Appearance';

/** Toasts that are announced alike: not again, when a screen reader has a pause, at once. */
export type Group = 'heard' | 'calm' | 'urgent';

/** What the library calls the container of a group. */
export const containerIdOf = (group: Group): string => `toasts-${group}`;

interface ToastGroupProps {
  readonly of: Group;
  /** How additions are announced; not at all if absent. */
  readonly role?: 'status' | 'alert';
}

/**
 * The library makes each container a polite live region, which would announce everything, and some of it
 * twice.
 */
const LIVE_ATTRIBUTES = ['aria-live', 'aria-atomic', 'aria-relevant'] as const;

/**
 * A container of the library in a live region of ours. Time, keys and the pointer are ours too: see
 * `closeInTime`, `useToastFocus` and `useHolds`.
 */
export function ToastGroup({ of, role }: ToastGroupProps) {
  const group = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const section = group.current?.querySelector('section');
    LIVE_ATTRIBUTES.forEach((name) => section?.removeAttribute(name));
  }, []);
  return (
    <div ref={group} {...(role && { role, ...ADDITIONS })}>
      <ToastContainer {...OPTIONS} containerId={containerIdOf(of)} />
    </div>
  );
}

const ADDITIONS = { 'aria-atomic': false, 'aria-relevant': 'additions text' } as const;

const OPTIONS = {
  'aria-label': undefined,
  autoClose: false,
  closeButton: false,
  customProgressBar: true,
  draggable: false,
  hotKeys: () => false,
  icon: false,
  pauseOnFocusLoss: false,
  pauseOnHover: false,
  // A toast's name would be announced in addition to its text, which is the same.
  role: 'presentation',
  transition: Appearance,
} as const;
