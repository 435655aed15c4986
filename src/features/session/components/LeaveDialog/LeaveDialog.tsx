import { useDispatch } from 'react-redux';
import { ConfirmDialog } from '@/ui/Dialog/ConfirmDialog';
import { queueLeaveRequested } from '../../lifecycle.slice';

interface LeaveDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Label of the button that opened the dialog; the title repeats it as a question. */
  readonly action: 'Leave Queue' | 'End session';
}

/** Asks for confirmation before a place is released while work is open. */
export function LeaveDialog({ open, onClose, action }: LeaveDialogProps) {
  const dispatch = useDispatch();
  const leave = () => {
    onClose();
    dispatch(queueLeaveRequested());
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`${action}?`}
      keep="Stay"
      confirm={action}
      onConfirm={leave}
    >
      <p>Your place goes to the next user, and this window closes if the browser allows it.</p>
      <p>Your work stays saved in this browser.</p>
    </ConfirmDialog>
  );
}
