import { systemIds } from './ids';

/** What a language model is asked with. */
export interface ModelAccess {
  readonly key: string;
  readonly model: string;
}

/**
 * The session id, the COCONUT token and the key for a language model. They are kept out of the store so that no
 * trace, log or DevTools export can contain them (docs/state.md).
 */
export interface Secrets {
  sessionId(): string | undefined;
  setSessionId(id: string | undefined): void;
  /**
   * The id that the next session should have: the same until there is one, so that asking again after a lost answer
   * takes no second seat.
   */
  wantedSessionId(): string;
  coconutToken(): string | undefined;
  setCoconutToken(token: string | undefined): void;
  languageModel(): ModelAccess | undefined;
  setLanguageModel(access: ModelAccess | undefined): void;
}

/** @param newId a UUID v4 */
export function createSecrets(newId: () => string = systemIds.uuid): Secrets {
  let session: string | undefined;
  let wanted: string | undefined;
  let token: string | undefined;
  let access: ModelAccess | undefined;
  return {
    sessionId: () => session,
    setSessionId: (id) => {
      session = id;
      if (id !== undefined) wanted = undefined;
    },
    wantedSessionId: () => (wanted ??= newId()),
    coconutToken: () => token,
    setCoconutToken: (value) => {
      token = value;
    },
    languageModel: () => access,
    setLanguageModel: (value) => {
      access = value;
    },
  };
}
