export { isKeyLetGo, isSingleCharacter, type KeyBinding } from './bindings';
export { isTypedInto } from './isTypedInto';
export { KeyHint } from './KeyHint';
export { keyNames } from './keyNames';
export * from './keyTable';
export { selectSingleLetterKeys } from './shortcuts.selectors';
export { useKeyCommand, useShortcut } from './useKeyCommand';
