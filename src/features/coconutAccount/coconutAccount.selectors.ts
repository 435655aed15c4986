import type { CoconutAccount, CoconutAccountRootState, LoginError } from './coconutAccount.slice';

export const selectAccount = (state: CoconutAccountRootState): CoconutAccount =>
  state.coconutAccount.account;

export const selectLoginIsOpen = (state: CoconutAccountRootState): boolean =>
  state.coconutAccount.loginIsOpen;

export const selectLoginIsClosed = (state: CoconutAccountRootState): boolean =>
  !state.coconutAccount.loginIsOpen;

export const selectLoginError = (state: CoconutAccountRootState): LoginError | null =>
  state.coconutAccount.error;
