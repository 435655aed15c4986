/**
 * Timers that keep time in a hidden tab, where browsers run the page's own ones at most once a minute: a
 * session's heartbeat is due every 15 s. They also stop while the machine sleeps.
 */
export interface SteadyTimer {
  /**
   * Calls back once.
   *
   * @param ms milliseconds from now
   * @returns the function that cancels the call; without effect afterwards
   */
  after(ms: number, callBack: () => void): () => void;
}

/** The page's own timers: equally good while the page is visible. */
export const pageTimer: SteadyTimer = {
  after(ms, callBack) {
    const timer = setTimeout(callBack, ms);
    return () => clearTimeout(timer);
  },
};
