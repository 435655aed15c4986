export { noticesReducer, noticeRaised, messagesCleared } from './notices.slice';
export type { NoticesRootState, NoticesState, NoticeType, RaisedNotice } from './notices.slice';
export { selectErrors, selectNotices } from './notices.selectors';
export { raiseNotice } from './raiseNotice';
export { NoticeToasts } from './components/NoticeToasts';
export { Messages } from './components/Messages';
