import { Button } from '@/ui/Button/Button';
import { Dialog } from '@/ui/Dialog/Dialog';

interface LossDialogProps {
  readonly title: string;
  /** Words of the button that goes on. */
  readonly confirm: string;
  /** The document whose results would go. */
  readonly name: string;
  readonly open: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before extracted work is thrown away. */
export function LossDialog({ title, confirm, name, open, onConfirm, onClose }: LossDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button variant="danger" onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>The text, annotations and structures extracted from “{name}” will be gone.</p>
    </Dialog>
  );
}
