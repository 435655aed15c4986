import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';
import { useTopModal } from '@/ui/layer/modalLayers';
import { selectToasts } from '../notices.selectors';
import { toastAppeared } from '../notices.slice';
import { ToastStack } from './ToastStack/ToastStack';

/** Reports each toast once when it appears on the screen, wherever it moves later. */
function useTellAppeared(ids: readonly string[]): void {
  const dispatch = useDispatch();
  const [told] = useState(() => new Set<string>());
  useEffect(() => {
    for (const id of ids) {
      if (told.has(id)) continue;
      told.add(id);
      dispatch(toastAppeared(id));
    }
  }, [ids, told, dispatch]);
}

/**
 * The toasts, above everything: within the modal dialog on top while there is one, since nothing outside it
 * can be used or is announced.
 */
export function NoticeToasts() {
  const host = useTopModal();
  const toasts = useSelector(selectToasts);
  const [announced] = useState(() => new Set<string>());
  useTellAppeared(toasts.map(({ id }) => id));
  return createPortal(<ToastStack toasts={toasts} announced={announced} />, host ?? document.body);
}
