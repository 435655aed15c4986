interface Entrant {
  readonly alone: boolean;
  readonly enter: () => void;
}

/**
 * Lets a worker's jobs run side by side, but one whose worker has died alone: if it ends another worker, no
 * other job is there to be blamed, or to be lost a second time. First come, first served.
 */
export class SharedExclusiveLock {
  #running = 0;
  #isAlone = false;
  #waiting: Entrant[] = [];

  /**
   * Runs `work` when its turn has come.
   *
   * @throws the signal's reason after an abort while it waits
   */
  async run<T>(
    alone: boolean,
    signal: AbortSignal | undefined,
    work: () => Promise<T>,
  ): Promise<T> {
    await this.#turn(alone, signal);
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#isAlone = false;
      this.#admit();
    }
  }

  #turn(alone: boolean, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const entrant = {
        alone,
        enter: () => {
          signal?.removeEventListener('abort', onAbort);
          resolve();
        },
      };
      const onAbort = () => {
        this.#waiting = this.#waiting.filter((each) => each !== entrant);
        reject(signal?.reason as Error);
        this.#admit();
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      this.#waiting.push(entrant);
      this.#admit();
    });
  }

  #admit(): void {
    for (let next = this.#waiting[0]; next && this.#mayEnter(next); next = this.#waiting[0]) {
      this.#waiting.shift();
      this.#running += 1;
      this.#isAlone = next.alone;
      next.enter();
    }
  }

  #mayEnter({ alone }: Entrant): boolean {
    return alone ? this.#running === 0 : !this.#isAlone;
  }
}
