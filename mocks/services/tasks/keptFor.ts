/** An answer that is asked for again once it is old. */
export interface Kept<Answer> {
  readonly get: () => Promise<Answer>;
  /** Asks again the next time. */
  readonly forget: () => void;
}

/**
 * Keeps what `ask` answered, from the time of asking; what came to nothing is not kept.
 *
 * @param ms how long it is believed
 */
export function keptFor<Answer>(ms: number, ask: () => Promise<Answer>): Kept<Answer> {
  let last: { readonly asked: number; readonly answer: Promise<Answer> } | undefined;
  const forget = () => {
    last = undefined;
  };
  return {
    forget,
    get: () => {
      const now = Date.now();
      if (!last || now - last.asked > ms) {
        last = { asked: now, answer: ask() };
        last.answer.catch(forget);
      }
      return last.answer;
    },
  };
}
