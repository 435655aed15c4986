/** What is to be told of a molecule. */
export class Remarks {
  readonly #told = new Set<string>();
  #isWhole = true;

  /** Something that the molfile says in its own way. */
  tell(sentence: string): void {
    this.#told.add(sentence);
  }

  /** Something that the molfile does not say. */
  lack(sentence: string): void {
    this.#told.add(sentence);
    this.#isWhole = false;
  }

  get told(): readonly string[] {
    return [...this.#told];
  }

  get isWhole(): boolean {
    return this.#isWhole;
  }
}

/** Of a text that may be of any length, what fits into a sentence. */
export const quoted = (text: string): string => {
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  return letters.length > 40 ? `${letters.slice(0, 39).join('')}…` : letters.join('');
};
