import { useEffect, useRef, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { Toast } from '@/ui/Toast/Toast';
import type { Notice } from '../../notices.slice';
import { containerIdOf, type Group } from './ToastGroup';

interface StoreToasts {
  readonly toasts: readonly Notice[];
  /** Toasts already announced to screen readers; only grows. */
  readonly announced: Set<string>;
  readonly close: (id: string) => void;
}

const groupOf = ({ type }: Notice): Group =>
  type === 'error' || type === 'warning' ? 'urgent' : 'calm';

const contentOf = ({ id, ...words }: Notice, close: (id: string) => void) => (
  <div data-id={id}>
    <Toast {...words} onClose={() => close(id)} />
  </div>
);

/**
 * Keeps the library's toasts equal to those of the store. Screen readers announce additions to a live
 * region that already exists, so the containers come first, and toasts that another stack has announced are
 * placed outside the live ones.
 */
export function useToastsFromStore({ toasts, announced, close }: StoreToasts): void {
  const [heard] = useState<ReadonlySet<string>>(() => new Set(announced));
  const earlier = useRef<readonly Notice[]>([]);
  useEffect(() => {
    const wanted = new Set(toasts.map(({ id }) => id));
    for (const { id } of earlier.current) if (!wanted.has(id)) toast.dismiss(id);
    for (const notice of toasts) {
      const { id: toastId, type } = notice;
      const containerId = containerIdOf(heard.has(toastId) ? 'heard' : groupOf(notice));
      const render = () => contentOf(notice, close);
      if (!toast.isActive(toastId, containerId)) {
        toast(render, { toastId, containerId, type });
      } else if (!earlier.current.includes(notice)) {
        // The library waits 100 ms otherwise, and would bring back a toast closed in that time.
        toast.update(toastId, { containerId, render, delay: null });
      }
      announced.add(toastId);
    }
    earlier.current = toasts;
  }, [toasts, announced, close, heard]);
}
