import type { ReactNode } from 'react';
import { Button } from '@/ui/Button/Button';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Words of the button that goes on. */
  readonly confirm: string;
  /** Words of the button that leaves everything as it is. */
  readonly keep?: string;
  /** Whether the question goes with it is the caller's matter. */
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** What will be gone. */
  readonly children: ReactNode;
}

/** Asks before something is thrown away. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, confirm, keep = 'Keep it', onConfirm, onClose, children } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{keep}</Button>
          <Button variant="danger" onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
