/**
 * Timers that keep their time in a hidden tab, where browsers let the page's own ones fire once a minute
 * at most: the heartbeat of a session comes every 15 s. While the machine sleeps they stand still, too.
 */
export interface SteadyTimer {
  /**
   * Calls back once.
   *
   * @param ms milliseconds from now
   * @returns the function that prevents the call; without effect after it
   */
  after(ms: number, callBack: () => void): () => void;
}

/** The page's own timers: as good as any while the page is seen. */
export const pageTimer: SteadyTimer = {
  after(ms, callBack) {
    const timer = setTimeout(callBack, ms);
    return () => clearTimeout(timer);
  },
};
