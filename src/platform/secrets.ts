/**
 * The session id and the COCONUT token. They are kept out of the store so that no trace, log or DevTools
 * export can contain them (docs/state.md).
 */
export interface Secrets {
  sessionId(): string | undefined;
  setSessionId(id: string | undefined): void;
  coconutToken(): string | undefined;
  setCoconutToken(token: string | undefined): void;
}

export function createSecrets(): Secrets {
  let session: string | undefined;
  let token: string | undefined;
  return {
    sessionId: () => session,
    setSessionId: (id) => {
      session = id;
    },
    coconutToken: () => token,
    setCoconutToken: (value) => {
      token = value;
    },
  };
}
