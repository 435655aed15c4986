/** Height of the strips in which a run's neighbours are looked up, points: that of a line. */
export const STRIP = 8;

/** Finds what is at about the same height of a page without looking at all of it. */
export class Strips<T extends { readonly y: number }> {
  readonly #strips = new Map<number, T[]>();

  /** @param height of a strip, points; two things further apart than this may not be found near each other */
  constructor(private readonly height: number) {}

  add(item: T): void {
    const strip = this.#stripOf(item);
    const there = this.#strips.get(strip);
    if (there) there.push(item);
    else this.#strips.set(strip, [item]);
  }

  /** What was added in the strip of `place` and in the two beside it, from the upper one down. */
  near(place: { readonly y: number }): T[] {
    const strip = this.#stripOf(place);
    return [strip - 1, strip, strip + 1].flatMap((each) => this.#strips.get(each) ?? []);
  }

  #stripOf({ y }: { readonly y: number }): number {
    return Math.floor(y / this.height);
  }
}
