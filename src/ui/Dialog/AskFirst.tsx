import { useState, type ReactNode } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog';

interface AskFirstProps extends Omit<ConfirmDialogProps, 'open' | 'onClose'> {
  /** The button that asks. */
  readonly button: (ask: () => void) => ReactNode;
}

/** A button whose act throws something away, and the question before it. */
export function AskFirst({ button, onConfirm, ...question }: AskFirstProps) {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const confirm = () => {
    close();
    onConfirm();
  };
  return (
    <>
      {button(() => setIsAsking(true))}
      <ConfirmDialog {...question} open={isAsking} onClose={close} onConfirm={confirm} />
    </>
  );
}
