/** A queue of which the first in order is taken, as a binary heap. */
export class Heap<Item> {
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
