/**
 * jsdom has `<dialog>` but none of its methods. This installs what tests of dialogs need: open and closed,
 * Escape as a `cancel` event, and returning the focus. The focus is not trapped.
 */
export function installDialogForJsdom(): void {
  const openers = new WeakMap<HTMLDialogElement, Element | null>();

  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    if (this.open) throw new DOMException('The dialog is already open.', 'InvalidStateError');
    openers.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>('button, input, select, textarea, a[href]')?.focus();
    this.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !this.open) return;
      const proceeds = this.dispatchEvent(new Event('cancel', { cancelable: true }));
      if (proceeds) this.close();
    });
  };

  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    const opener = openers.get(this);
    // A dialog that was removed from the page first does not return the focus (HTML, dialog: close).
    if (this.isConnected && opener instanceof HTMLElement) opener.focus();
    this.dispatchEvent(new Event('close'));
  };
}
