export { Help, HelpPart } from './components/Help';
export { HelpButton } from './components/HelpButton';
export { helpSaga } from './help.saga';
export { helpClosed, helpReducer } from './help.slice';
