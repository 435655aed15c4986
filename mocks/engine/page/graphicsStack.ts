import type { Box } from '../geometry/box';
import { clippedTo } from './operatorClip';
import { type GraphicsState, initialState } from './operatorState';
import { compose, type Matrix, toMatrix } from './pathMatrix';

/** Maximum saved graphics states; Acrobat's own limit is 28, real files stay below 100. */
const MAX_DEPTH = 1000;

/** The graphics state and those saved before it (ISO 32000-1, 8.4.2). */
export class GraphicsStack {
  readonly #saved: GraphicsState[] = [];
  #state: GraphicsState;

  /**
   * @param base shows the page as the reader sees it
   * @param page its edges
   */
  constructor(base: Matrix, page: Box) {
    this.#state = initialState(base, page);
  }

  /** How many pieces of marked content begin and have not ended, and from which of them on nothing is seen. */
  #marks = 0;
  #offFrom = Number.POSITIVE_INFINITY;

  /** Whether what is painted now belongs to a layer that is off (ISO 32000-1, 8.11). */
  get isOff(): boolean {
    return this.#marks >= this.#offFrom;
  }

  beginMark(isShown: boolean): void {
    this.#marks++;
    if (!isShown) this.#offFrom = Math.min(this.#offFrom, this.#marks);
  }

  endMark(): void {
    this.#marks = Math.max(0, this.#marks - 1);
    if (this.#marks < this.#offFrom) this.#offFrom = Number.POSITIVE_INFINITY;
  }

  get state(): GraphicsState {
    return this.#state;
  }

  save(): void {
    if (this.#saved.length < MAX_DEPTH) this.#saved.push({ ...this.#state });
  }

  restore(): void {
    this.#state = this.#saved.pop() ?? this.#state;
  }

  transform(value: unknown): void {
    const matrix = toMatrix(value);
    if (matrix) this.#state.matrix = compose(this.#state.matrix, matrix);
  }

  clipTo(bounds: unknown): void {
    this.#state.clip = clippedTo(this.#state, bounds);
  }
}
