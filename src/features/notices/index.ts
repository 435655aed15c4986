export { noticesReducer, noticeRaised, messagesCleared, toastClosed } from './notices.slice';
export type { NoticesRootState, NoticesState, NoticeType, RaisedNotice } from './notices.slice';
export { noticesSaga } from './notices.saga';
export { selectErrors, selectNotices } from './notices.selectors';
export { COPY_FAILED, copyWithNotice } from './copyWithNotice';
export { raiseNotice } from './raiseNotice';
export { warnOfHeavyPages } from './warnOfHeavyPages';
export { NoticeToasts } from './components/NoticeToasts';
export { MessageListPart, Messages } from './components/Messages';
