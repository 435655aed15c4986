const FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="range"]), textarea, select, [contenteditable="true"]';

/** Whether a key pressed in the target is text input. */
export const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(FIELDS);
