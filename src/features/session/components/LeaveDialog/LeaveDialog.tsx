import { useDispatch } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { Dialog } from '@/ui/Dialog/Dialog';
import { queueLeaveRequested } from '../../session.slice';

interface LeaveDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The words of the button that led here; the title asks them back. */
  readonly action: 'Leave Queue' | 'End session';
}

/** Asks before a place is given back while work is on the screen. */
export function LeaveDialog({ open, onClose, action }: LeaveDialogProps) {
  const dispatch = useDispatch();
  const leave = () => {
    onClose();
    dispatch(queueLeaveRequested());
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`${action}?`}
      footer={
        <>
          <Button onClick={onClose}>Stay</Button>
          <Button variant="danger" onClick={leave}>
            {action}
          </Button>
        </>
      }
    >
      <p>Your place goes to the next user, and this window closes if the browser allows it.</p>
      <p>Your work stays saved in this browser.</p>
    </Dialog>
  );
}
