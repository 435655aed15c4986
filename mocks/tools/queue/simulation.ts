import { Heap } from './heap';

/** CPU seconds of an article, all pages or drawings together. */
export interface ArticleFigures {
  readonly text: number;
  readonly pages: number;
  readonly segmentation: number;
  readonly drawings: number;
  readonly lines: number;
  readonly pixels: number;
}

export interface SimulatedLoad {
  readonly users: number;
  readonly cores: number;
  /** Mean seconds between two articles of a user. */
  readonly pauseS: number;
  readonly endS: number;
}

export interface Quantiles {
  readonly p50: number;
  readonly p95: number;
}

export interface SimulatedFigures {
  /** Share of the cores' time. */
  readonly busy: number;
  /** Seconds that a task waits. */
  readonly wait: Quantiles;
  /** Seconds from opening an article to its last drawing. */
  readonly article: Quantiles;
}

interface Task {
  readonly seconds: number;
  readonly since: number;
  readonly turn: number;
  readonly onEnd: () => void;
}

/** Drawings that a page has read at a time. */
const LANES = 2;

/** The figures of a load: see `Simulation`. */
export function simulate(
  articles: readonly ArticleFigures[],
  load: SimulatedLoad,
): SimulatedFigures {
  return new Simulation(articles, load).run();
}

/**
 * Users open articles at random; pages are segmented one after the other, then drawings are read, two at a time.
 * Tasks are served in turns, as the queue serves them; each core does one.
 */
class Simulation {
  readonly #random = seededRandom(1);
  readonly #events = new Heap<{ at: number; run: () => void }>((a, b) => a.at - b.at);
  readonly #waiting = new Heap<Task>((a, b) => a.turn - b.turn || a.since - b.since);
  readonly #lastTurn = new Map<number, number>();
  readonly #waits: number[] = [];
  readonly #durations: number[] = [];
  #now = 0;
  #free: number;
  #served = 0;
  #busyS = 0;

  constructor(
    private readonly articles: readonly ArticleFigures[],
    private readonly load: SimulatedLoad,
  ) {
    this.#free = load.cores;
  }

  run(): SimulatedFigures {
    const { users, pauseS, endS, cores } = this.load;
    for (let user = 0; user < users; user += 1) {
      this.#after(this.#random() * pauseS, () => this.#open(user));
    }
    for (let event = this.#events.pop(); event && event.at < endS; event = this.#events.pop()) {
      this.#now = event.at;
      event.run();
    }
    return {
      busy: this.#busyS / (cores * endS),
      wait: quantilesOf(this.#waits),
      article: quantilesOf(this.#durations),
    };
  }

  #after(seconds: number, run: () => void): void {
    this.#events.push({ at: this.#now + seconds, run });
  }

  #open(user: number): void {
    const article = this.articles[Math.floor(this.#random() * this.articles.length)];
    if (!article) return;
    const began = this.#now;
    const { text, pages, segmentation, drawings, lines, pixels } = article;
    const segments = Array.from({ length: pages }, () => segmentation / pages);
    const readings = Array.from({ length: drawings }, () => (lines + pixels) / drawings);
    let lanes = LANES;
    const onLaneEnd = () => {
      lanes -= 1;
      if (lanes === 0) this.#durations.push(this.#now - began);
    };
    this.#oneByOne(user, [text, ...segments], () => {
      for (let lane = 0; lane < LANES; lane += 1) this.#oneByOne(user, readings, onLaneEnd);
    });
    const pause = -Math.log(1 - this.#random()) * this.load.pauseS;
    this.#after(pause, () => this.#open(user));
  }

  #oneByOne(user: number, costs: number[], onEnd: () => void): void {
    const next = costs.shift();
    if (next === undefined) return onEnd();
    this.#ask(user, next, () => this.#oneByOne(user, costs, onEnd));
  }

  #ask(user: number, seconds: number, onEnd: () => void): void {
    const turn = Math.max(this.#served, this.#lastTurn.get(user) ?? 0) + 1;
    this.#lastTurn.set(user, turn);
    this.#waiting.push({ seconds, since: this.#now, turn, onEnd });
    this.#serve();
  }

  #serve(): void {
    while (this.#free > 0) {
      const task = this.#waiting.pop();
      if (!task) return;
      this.#free -= 1;
      this.#served = Math.max(this.#served, task.turn);
      this.#waits.push(this.#now - task.since);
      this.#busyS += task.seconds;
      this.#after(task.seconds, () => {
        this.#free += 1;
        task.onEnd();
        this.#serve();
      });
    }
  }
}

function quantilesOf(values: number[]): Quantiles {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

/** Mulberry32: the same figures in every run. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
