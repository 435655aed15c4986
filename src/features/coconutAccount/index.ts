export { AccountLine } from './components/AccountLine/AccountLine';
export { LoginDialog } from './components/LoginDialog/LoginDialog';
export { coconutAccountSaga } from './coconutAccount.saga';
export { askForLogin, isSignedIn } from './sagas/askForLogin.saga';
export { dropLogin } from './sagas/signOut.saga';
export {
  coconutAccountReducer,
  loggedIn,
  loginCancelled,
  loginRequested,
  selectAccount,
  selectLoginError,
  selectLoginIsOpen,
  type CoconutAccount,
  type LoginError,
} from './coconutAccount.slice';
