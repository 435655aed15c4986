import type { ComponentType, ReactNode } from 'react';
import { Dialog } from '@/ui/Dialog/Dialog';
import type { DialogSize } from '@/ui/Dialog/Dialog.styles';
import { lazyPart, type LazyPart } from './lazyPart';
import { Waiting } from './Waiting';

interface LazyDialogOptions<Props extends object> {
  /** What it is, in the user's words: "The help". */
  readonly name: string;
  readonly load: () => Promise<ComponentType<Props>>;
  /** Of the dialog that stands in its place until its code is there, or when that does not come. */
  readonly title: string;
  readonly size: DialogSize;
  /** What it says meanwhile. */
  readonly loading: string;
  /** A hook that answers what closes it. */
  readonly useClose: () => () => void;
}

/** A dialog whose code is no part of the first load; it waits and fails within a dialog. */
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
