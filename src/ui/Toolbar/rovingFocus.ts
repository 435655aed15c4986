/** A file is chosen by the button that stands for the field, which is not seen. */
const FOCUSABLE =
  'button:not(:disabled), a[href], input:not(:disabled, [type="file"]), select:not(:disabled)';

/** A tool's menu or dialog is inside the toolbar's markup, but has its own focus and keys. */
const LAYERS = 'dialog, [popover]';

export function toolsOf(toolbar: HTMLElement): HTMLElement[] {
  const layer = toolbar.closest(LAYERS);
  return Array.from(toolbar.querySelectorAll<HTMLElement>(FOCUSABLE)).filter(
    (element) => element.closest(LAYERS) === layer,
  );
}

/**
 * Text fields keep the arrow keys until their caret is at the end in question. If everything is selected,
 * there is no caret.
 */
function caretHolds(target: EventTarget | null, step: number): boolean {
  if (!(target instanceof HTMLInputElement) || target.selectionStart === null) return false;
  const { selectionStart, selectionEnd, value } = target;
  if (selectionStart === 0 && selectionEnd === value.length) return false;
  const edge = step < 0 ? 0 : target.value.length;
  return target.selectionStart !== edge || target.selectionEnd !== edge;
}

/** The tool that a key moves to from `current`; undefined for keys that the toolbar doesn't handle. */
export function toolForKey(
  key: string,
  tools: readonly HTMLElement[],
  current: EventTarget | null,
): HTMLElement | undefined {
  const index = tools.findIndex((tool) => tool === current);
  if (index < 0) return undefined;
  if (key === 'Home' || key === 'End') {
    if (current instanceof HTMLInputElement) return undefined;
    return tools.at(key === 'Home' ? 0 : -1);
  }
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (step === undefined || caretHolds(current, step)) return undefined;
  return tools[(index + step + tools.length) % tools.length];
}

/** One tab stop in the toolbar: `current`, or the first tool if that is gone. */
export function setTabStop(toolbar: HTMLElement, current: HTMLElement | undefined): void {
  const tools = toolsOf(toolbar);
  const stop = current && tools.includes(current) ? current : tools[0];
  for (const tool of tools) tool.tabIndex = tool === stop ? 0 : -1;
}
