import { ConfirmDialog } from '@/ui/Dialog/ConfirmDialog';

interface LossDialogProps {
  readonly title: string;
  /** Label of the button that continues. */
  readonly confirm: string;
  /** The document whose results would be lost. */
  readonly name: string;
  readonly open: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before extracted work is discarded. */
export function LossDialog({ title, confirm, name, open, onConfirm, onClose }: LossDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={title}
      confirm={confirm}
      onConfirm={onConfirm}
    >
      <p>The text, annotations and structures extracted from “{name}” will be lost.</p>
    </ConfirmDialog>
  );
}
