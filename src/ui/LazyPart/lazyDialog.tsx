import type { ComponentType, ReactNode } from 'react';
import { Dialog } from '@/ui/Dialog/Dialog';
import type { DialogSize } from '@/ui/Dialog/Dialog.styles';
import { lazyPart, type LazyPart } from './lazyPart';
import { Waiting } from './Waiting';

interface LazyDialogOptions<Props extends object> {
  /** What it is, in the user's words: "The help". */
  readonly name: string;
  readonly load: () => Promise<ComponentType<Props>>;
  /** Title of the dialog shown until the code is loaded, or if it fails to load. */
  readonly title: string;
  readonly size: DialogSize;
  /** Text while it is loading. */
  readonly loading: string;
  /** A hook that returns the function that closes it. */
  readonly useClose: () => () => void;
}

/** A dialog whose code is not part of the first load; while loading, and if that fails, it shows a dialog. */
export function lazyDialog<Props extends object>({
  title,
  size,
  loading,
  useClose,
  ...part
}: LazyDialogOptions<Props>): LazyPart<Props> {
  function Frame({ children }: { readonly children: ReactNode }) {
    const close = useClose();
    return (
      <Dialog open size={size} title={title} onClose={close}>
        {children}
      </Dialog>
    );
  }
  return lazyPart<Props>({
    ...part,
    busy: () => (
      <Frame>
        <Waiting>{loading}</Waiting>
      </Frame>
    ),
    failed: (_props, words) => <Frame>{words}</Frame>,
  });
}
