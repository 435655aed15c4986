import { UNKNOWN_KEY, waitingAnswer, type PubchemAnswer } from './pubchemAnswers';

/** Number of answers kept for polling clients; the oldest are dropped first. */
const MAX_LIST_KEYS = 100;

/** How many polls find a search still running. */
const POLLS_BEFORE_DONE = 1;

interface QueuedSearch {
  readonly answer: PubchemAnswer;
  pollsLeft: number;
}

/** Searches whose answers are stored under a list key. */
export class PubchemQueue {
  private readonly searches = new Map<string, QueuedSearch>();
  /** Number of searches still to be queued although PubChem would answer them at once. */
  private toQueue = 0;

  /** @param count how many of the next searches are queued; Infinity for all */
  queueNext(count: number): void {
    this.toQueue = count;
  }

  /** The answer itself, or a key for it if searches are to be queued. */
  pass(answer: PubchemAnswer): PubchemAnswer {
    if (this.toQueue <= 0) return answer;
    this.toQueue -= 1;
    return this.queue(answer);
  }

  queue(answer: PubchemAnswer): PubchemAnswer {
    const key = globalThis.crypto.randomUUID();
    this.searches.set(key, { answer, pollsLeft: POLLS_BEFORE_DONE });
    for (const oldest of this.searches.keys()) {
      if (this.searches.size > MAX_LIST_KEYS) this.searches.delete(oldest);
    }
    return waitingAnswer(key);
  }

  poll(key: string): PubchemAnswer {
    const search = this.searches.get(key);
    if (search === undefined) return UNKNOWN_KEY;
    if (search.pollsLeft <= 0) return search.answer;
    search.pollsLeft -= 1;
    return waitingAnswer(key);
  }
}
