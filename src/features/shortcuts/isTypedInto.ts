const FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="range"]), textarea, select, [contenteditable="true"]';

/** Whether a key pressed there is text for it. */
export const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(FIELDS);
