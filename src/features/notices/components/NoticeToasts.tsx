import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import { Toast } from '@/ui/Toast/Toast';
import { selectShownNotices } from '../notices.selectors';
import { toastClosed } from '../notices.slice';
import type { Notice } from '../notices.slice';
import { ToastStack } from './NoticeToasts.styles';

/** ms (core specification, section 9) */
const TOAST_MS = 5000;

/** Errors and warnings interrupt a screen reader, the rest waits its turn. */
const roleOf = ({ type }: Notice) => (type === 'error' || type === 'warning' ? 'alert' : 'status');

function show(notice: Notice, onClosed: (id: string) => void) {
  toast(
    ({ closeToast }) => (
      <Toast
        type={notice.type}
        message={notice.message}
        cause={notice.cause}
        onClose={() => closeToast()}
      />
    ),
    { toastId: notice.id, role: roleOf(notice), onClose: () => onClosed(notice.id) },
  );
}

/** Keeps the toasts on the screen equal to the notices that the store calls shown. */
function useToastsFromStore() {
  const dispatch = useDispatch();
  const notices = useSelector(selectShownNotices);
  const onScreen = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const wanted = new Set(notices.map(({ id }) => id));
    for (const id of onScreen.current) if (!wanted.has(id)) toast.dismiss(id);
    for (const notice of notices) {
      if (!onScreen.current.has(notice.id)) show(notice, (id) => dispatch(toastClosed(id)));
    }
    onScreen.current = wanted;
  }, [notices, dispatch]);
}

export function NoticeToasts() {
  useToastsFromStore();
  return (
    <ToastStack>
      <ToastContainer
        aria-label="Messages"
        position="bottom-right"
        autoClose={TOAST_MS}
        transition={false}
        closeButton={false}
        icon={false}
        draggable={false}
        hideProgressBar
        pauseOnHover
        pauseOnFocusLoss
      />
    </ToastStack>
  );
}
