export { Help, HelpPart } from './components/Help';
export { HelpButton } from './components/HelpButton';
export { helpSaga } from './help.saga';
export { selectSingleLetterKeys } from './help.selectors';
export { helpClosed, helpReducer } from './help.slice';
export type { HelpRootState, HelpState } from './help.slice';
export { isKeyLetGo, type KeyBinding } from './keys/bindings';
export { isTypedInto } from './keys/isTypedInto';
export { KeyHint } from './keys/KeyHint';
export {
  CARD_KEYS,
  COMPARISON_KEYS,
  CONTEXT_KEYS,
  DETAIL_KEYS,
  GRID_KEYS,
  MESSAGE_KEYS,
  PDF_KEYS,
  PDF_SEARCH_KEYS,
  SEGMENT_KEYS,
} from './keys/keyTable';
export { PAGE_KEYS } from './keys/pageKeys';
export { useKeyCommand, useShortcut } from './keys/useKeyCommand';
