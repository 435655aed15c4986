export { AccountLine } from './components/AccountLine/AccountLine';
export { LoginDialog } from './components/LoginDialog/LoginDialog';
export { coconutAccountSaga } from './coconutAccount.saga';
export { askForLogin, isSignedIn } from './sagas/askForLogin.saga';
export { dropLogin } from './sagas/signOut.saga';
export { selectAccount, selectLoginError, selectLoginIsOpen } from './coconutAccount.selectors';
export {
  coconutAccountReducer,
  loggedIn,
  loginCancelled,
  loginRequested,
  type CoconutAccount,
  type CoconutAccountRootState,
  type LoginError,
} from './coconutAccount.slice';
