export { NamedText } from './NamedText';
export { useWordDrop } from './useWordDrop';
