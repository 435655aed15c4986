import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode, RefObject, SyntheticEvent } from 'react';
import { X } from 'lucide-react';
import { IconButton } from '@/ui/Button/IconButton';
import { focusIsLost, placesAround } from '@/ui/focusPlaces';
import { modalOpened } from '@/ui/layer/modalLayers';
import { Spacer } from '@/ui/Text/Text';
import { Body, Foot, Frame, Head } from './Dialog.styles';
import type { DialogSize } from './Dialog.styles';

interface DialogProps {
  readonly open: boolean;
  /** Called for the close button and Escape, but not for a click beside the dialog. */
  readonly onClose: () => void;
  readonly title: string;
  readonly size?: DialogSize;
  /** `content`: a control inside has the attribute `data-autofocus`. */
  readonly initialFocus?: 'title' | 'content';
  /** Fills the window. */
  readonly isFullScreen?: boolean;
  /** In place of the one with a cross; in an element of its own, whose last child it is. */
  readonly closeButton?: ReactNode;
  /** Its content reaches to its edges, and scrolls by itself. */
  readonly isFlush?: boolean;
  /** As high as the window allows, whatever it contains; otherwise as high as its content. */
  readonly isSteady?: boolean;
  /**
   * Identifies the content of a dialog that shows one thing after the other. If a control disappears with the
   * previous content, it takes the focus with it; the title is then focused, so that the keyboard still
   * works.
   */
  readonly contentKey?: string;
  /** Shown next to the title: what it is. */
  readonly headDetails?: ReactNode;
  /** Between the title and the close button. */
  readonly headActions?: ReactNode;
  readonly footer?: ReactNode;
  /** Keys pressed anywhere inside. */
  readonly onKeyDown?: (event: KeyboardEvent<HTMLDialogElement>) => void;
  readonly onKeyUp?: (event: KeyboardEvent<HTMLDialogElement>) => void;
  readonly children: ReactNode;
}

/** The control that opened a dialog, and focusable elements around it, such as its card. */
function placesToReturnTo(opener: Element | null): HTMLElement[] {
  return [...(opener instanceof HTMLElement ? [opener] : []), ...placesAround(opener)];
}

/**
 * React may have removed a dialog from the page before it is closed, and the focus with it. An action in the
 * dialog may have removed the opener; then what contained the opener is focused.
 */
function giveFocusBack(places: readonly HTMLElement[]): void {
  if (!focusIsLost()) return;
  places.find((place) => place.isConnected)?.focus();
}

/** The first that can have the focus: on a narrow screen some controls are hidden. */
function focusFirst(places: Iterable<HTMLElement>): void {
  for (const place of places) {
    place.focus();
    if (document.activeElement === place) return;
  }
}

/** If the focus disappeared with the previous content, moves it to the title. */
function useFocusInside(
  dialog: RefObject<HTMLDialogElement | null>,
  contentKey: string | undefined,
): void {
  useLayoutEffect(() => {
    if (!focusIsLost()) return;
    dialog.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [dialog, contentKey]);
}

/**
 * Opens and closes with React's life cycle; closing returns the focus to where it was. On opening, the
 * first visible element marked `data-autofocus` is focused.
 */
function useModal(open: boolean, contentKey: string | undefined) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    const places = placesToReturnTo(document.activeElement);
    if (!element.open) element.showModal();
    const tellClosed = modalOpened(element);
    focusFirst(element.querySelectorAll<HTMLElement>('[data-autofocus]'));
    return () => {
      element.close();
      tellClosed();
      giveFocusBack(places);
      // While a question inside this dialog is open, nothing behind it can be focused; it disappears in the
      // same commit, but after its parent.
      queueMicrotask(() => giveFocusBack(places));
    };
  }, [open]);
  useFocusInside(dialog, contentKey);
  return dialog;
}

/** A modal dialog in the browser's top layer: the focus stays inside, the page behind is inert. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, size = 's', headActions, footer, children } = props;
  const { initialFocus = 'title', isFullScreen = false, isSteady = false, headDetails } = props;
  const titleId = useId();
  const dialog = useModal(open, props.contentKey);
  const latestOnClose = useRef(onClose);
  useEffect(() => {
    latestOnClose.current = onClose;
  }, [onClose]);
  if (!open) return null;
  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return; // e.g. a file chooser inside
    event.preventDefault();
    latestOnClose.current();
  };
  return (
    <Frame
      ref={dialog}
      $size={size}
      $isFullScreen={isFullScreen}
      $isSteady={isSteady}
      aria-labelledby={titleId}
      onCancel={onCancel}
      onKeyDown={props.onKeyDown}
      onKeyUp={props.onKeyUp}
    >
      <Head>
        <h2 id={titleId} tabIndex={-1} data-autofocus={initialFocus === 'title' ? '' : undefined}>
          {title}
        </h2>
        {headDetails}
        <Spacer />
        {headActions}
        {props.closeButton ?? (
          <IconButton icon={X} label="Close" shortcut="Esc" onClick={onClose} />
        )}
      </Head>
      <Body $isFlush={props.isFlush ?? false}>{children}</Body>
      {footer !== undefined && <Foot data-toasts-above="itself">{footer}</Foot>}
    </Frame>
  );
}
