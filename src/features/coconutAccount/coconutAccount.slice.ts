import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Why a login failed, in COCONUT's words. */
export interface LoginError {
  readonly message: string;
  /** Seconds after which it may be retried. */
  readonly retryAfterS?: number;
}

/** The account at COCONUT; the token is a secret, and the e-mail address is masked here. */
export interface CoconutAccount {
  readonly status: 'signedOut' | 'signingIn' | 'signedIn';
  /** `ma…@example.org`; absent if COCONUT doesn't say whose token it is. */
  readonly email?: string;
}

/** Owner of the account at COCONUT, and of the login dialog. */
export interface CoconutAccountState {
  readonly account: CoconutAccount;
  readonly loginIsOpen: boolean;
  readonly error: LoginError | null;
}

const SIGNED_OUT: CoconutAccount = { status: 'signedOut' };

const initialState = {
  account: SIGNED_OUT,
  loginIsOpen: false,
  error: null,
} as CoconutAccountState;

const signedIn = (
  _state: CoconutAccountState,
  { payload }: PayloadAction<{ readonly email?: string }>,
): CoconutAccountState => ({ ...initialState, account: { ...payload, status: 'signedIn' } });

interface CoconutAccountRootState {
  readonly settings: { readonly coconutAccount: CoconutAccountState };
}

const slice = createSlice({
  name: 'coconutAccount',
  initialState,
  reducers: {
    /** @param payload why the login is required, if that is not obvious */
    loginOpened: (_state, { payload }: PayloadAction<LoginError | null>): CoconutAccountState => ({
      account: SIGNED_OUT,
      loginIsOpen: true,
      error: payload,
    }),
    loginStarted: (state): CoconutAccountState => ({
      ...state,
      account: { status: 'signingIn' },
      error: null,
    }),
    loginFailed: (state, { payload }: PayloadAction<LoginError>): CoconutAccountState => ({
      ...state,
      account: SIGNED_OUT,
      error: payload,
    }),
    loggedIn: signedIn,
    /** From an earlier visit, by 'Stay signed in'. */
    accountRestored: signedIn,
    /** Closes the login dialog and cancels the request. */
    loginCancelled: (state): CoconutAccountState =>
      state.loginIsOpen || state.account.status === 'signingIn' ? initialState : state,
    /** By the user, or because COCONUT no longer accepts the token. */
    signedOut: (): CoconutAccountState => initialState,

    /** Intents. The credentials are offered to the endpoint right before. */
    loginRequested: (state, _action: PayloadAction<{ readonly staySignedIn: boolean }>) => state,
    signOutRequested: (state) => state,
  },
  selectors: {
    selectAccount: ({ account }): CoconutAccount => account,
    selectLoginIsOpen: ({ loginIsOpen }): boolean => loginIsOpen,
    selectLoginIsClosed: ({ loginIsOpen }): boolean => !loginIsOpen,
    selectLoginError: ({ error }): LoginError | null => error,
  },
});

export const {
  accountRestored,
  loggedIn,
  loginCancelled,
  loginFailed,
  loginOpened,
  loginRequested,
  loginStarted,
  signedOut,
  signOutRequested,
} = slice.actions;
export const { selectAccount, selectLoginIsOpen, selectLoginIsClosed, selectLoginError } =
  slice.getSelectors(({ settings }: CoconutAccountRootState) => settings.coconutAccount);
export const coconutAccountReducer = slice.reducer;
