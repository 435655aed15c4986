import type { ReactNode } from 'react';
import { Button } from '@/ui/Button/Button';
import { Dialog } from './Dialog';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Label of the button that confirms. */
  readonly confirm: string;
  /** Label of the button that leaves everything as it is. */
  readonly keep?: string;
  /** The caller decides whether this closes the dialog. */
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** What will be lost. */
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
