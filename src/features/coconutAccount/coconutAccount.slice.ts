import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Why a login failed, in COCONUT's words. */
export interface LoginError {
  readonly message: string;
  /** Seconds after which it may be tried again. */
  readonly retryAfterS?: number;
}

/** The account at COCONUT; the token is a secret, and its e-mail address is here masked. */
export interface CoconutAccount {
  readonly status: 'signedOut' | 'signingIn' | 'signedIn';
  /** `ma…@example.org`; absent when COCONUT does not say whose token it is. */
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

const slice = createSlice({
  name: 'coconutAccount',
  initialState,
  reducers: {
    /** @param payload why it is asked for, when that is not plain */
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
    /** The login dialog goes, and what was asked. */
    loginCancelled: (state): CoconutAccountState =>
      state.loginIsOpen || state.account.status === 'signingIn' ? initialState : state,
    /** By the user, or because COCONUT does not know the token any more. */
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
  slice.selectors;
export const coconutAccountReducer = slice.reducer;
