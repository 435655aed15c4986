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
  readonly user: number;
  readonly seconds: number;
  readonly since: number;
  readonly turn: number;
  readonly onEnd: () => void;
}

/** Drawings that a page has read at a time. */
const LANES = 2;

/**
 * Users open articles at random; pages are segmented one after the other, then drawings are read, two at a time.
 * Tasks are served in turns, as the queue serves them; each core does one.
 */
export function simulate(
  articles: readonly ArticleFigures[],
  load: SimulatedLoad,
): SimulatedFigures {
  const random = seededRandom(1);
  const events = new Heap<{ at: number; run: () => void }>((a, b) => a.at - b.at);
  const waiting = new Heap<Task>((a, b) => a.turn - b.turn || a.since - b.since);
  const lastTurn = new Map<number, number>();
  const waits: number[] = [];
  const durations: number[] = [];
  let now = 0;
  let free = load.cores;
  let served = 0;
  let busyS = 0;

  const after = (seconds: number, run: () => void) => events.push({ at: now + seconds, run });
  const serve = () => {
    for (
      let task = free > 0 ? waiting.pop() : undefined;
      task;
      task = free > 0 ? waiting.pop() : undefined
    ) {
      const { seconds, onEnd } = task;
      free -= 1;
      served = Math.max(served, task.turn);
      waits.push(now - task.since);
      busyS += seconds;
      after(seconds, () => {
        free += 1;
        onEnd();
        serve();
      });
    }
  };
  const ask = (user: number, seconds: number, onEnd: () => void) => {
    const turn = Math.max(served, lastTurn.get(user) ?? 0) + 1;
    lastTurn.set(user, turn);
    waiting.push({ user, seconds, since: now, turn, onEnd });
    serve();
  };
  const inTurn = (user: number, costs: number[], onEnd: () => void): void => {
    const next = costs.shift();
    if (next === undefined) return onEnd();
    ask(user, next, () => inTurn(user, costs, onEnd));
  };
  const open = (user: number): void => {
    const article = articles[Math.floor(random() * articles.length)];
    if (!article) return;
    const began = now;
    const { text, pages, segmentation, drawings, lines, pixels } = article;
    const segments = Array.from({ length: pages }, () => segmentation / pages);
    const readings = Array.from({ length: drawings }, () => (lines + pixels) / drawings);
    let lanes = LANES;
    const onLaneEnd = () => {
      lanes -= 1;
      if (lanes === 0) durations.push(now - began);
    };
    inTurn(user, [text, ...segments], () => {
      for (let lane = 0; lane < LANES; lane += 1) inTurn(user, readings, onLaneEnd);
    });
    after(-Math.log(1 - random()) * load.pauseS, () => open(user));
  };
  for (let user = 0; user < load.users; user += 1) after(random() * load.pauseS, () => open(user));
  for (let event = events.pop(); event && event.at < load.endS; event = events.pop()) {
    now = event.at;
    event.run();
  }
  return {
    busy: busyS / (load.cores * load.endS),
    wait: quantilesOf(waits),
    article: quantilesOf(durations),
  };
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

/** The smallest first. */
class Heap<Item> {
  readonly #items: Item[] = [];

  constructor(private readonly order: (a: Item, b: Item) => number) {}

  push(item: Item): void {
    const items = this.#items;
    let place = items.push(item) - 1;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (this.#isInOrder(parent, place)) return;
      this.#swap(parent, place);
      place = parent;
    }
  }

  pop(): Item | undefined {
    const items = this.#items;
    this.#swap(0, items.length - 1);
    const first = items.pop();
    for (let place = 0; ;) {
      const children = [2 * place + 1, 2 * place + 2].filter((child) => child < items.length);
      const [left, right] = children;
      if (left === undefined) return first;
      const least = right !== undefined && this.#isInOrder(right, left) ? right : left;
      if (this.#isInOrder(place, least)) return first;
      this.#swap(place, least);
      place = least;
    }
  }

  #isInOrder(a: number, b: number): boolean {
    const [first, second] = [this.#items[a], this.#items[b]];
    return first === undefined || second === undefined || this.order(first, second) <= 0;
  }

  #swap(a: number, b: number): void {
    const [first, second] = [this.#items[a], this.#items[b]];
    if (first === undefined || second === undefined) return;
    this.#items[a] = second;
    this.#items[b] = first;
  }
}
