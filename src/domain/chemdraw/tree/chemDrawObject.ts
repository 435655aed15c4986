import { ChemDrawError } from '../chemDrawError';

/** An object of a ChemDraw file, of either format, in the words of CDXML. */
export interface ChemDrawObject {
  /** `fragment`, `n`, `b`, `t`, ... */
  readonly tag: string;
  /** Values as CDXML writes them: lengths in points, x before y. */
  readonly properties: ReadonlyMap<string, string>;
  readonly children: readonly ChemDrawObject[];
  /** Of a run of text (`s`); empty otherwise. */
  readonly text: string;
}

/** Real files stay far below: the limits bound what a hostile one costs. */
const MAX_DEPTH = 100;
const MAX_OBJECTS = 300_000;

/** An object whose children are still being read. */
export interface OpenObject extends ChemDrawObject {
  readonly properties: Map<string, string>;
  readonly children: OpenObject[];
  text: string;
}

/** Puts a tree together from the beginnings and ends of objects in a file. */
export class TreeBuilder {
  readonly #open: OpenObject[] = [];
  #count = 0;
  #root: OpenObject | undefined;

  /** @throws {ChemDrawError} if there are too many objects, or they are nested too deeply */
  begin(tag: string): OpenObject {
    this.#count += 1;
    if (this.#count > MAX_OBJECTS)
      throw new ChemDrawError('This ChemDraw file has more objects than can be read.');
    if (this.#open.length >= MAX_DEPTH)
      throw new ChemDrawError('This ChemDraw file is nested more deeply than can be read.');
    const object: OpenObject = { tag, properties: new Map(), children: [], text: '' };
    this.innermost?.children.push(object);
    this.#root ??= object;
    this.#open.push(object);
    return object;
  }

  /** @returns the object that ended, if one was open */
  end(): OpenObject | undefined {
    return this.#open.pop();
  }

  get innermost(): OpenObject | undefined {
    return this.#open.at(-1);
  }

  /** The outermost object, once it has ended. */
  get root(): OpenObject | undefined {
    return this.#open.length === 0 ? this.#root : undefined;
  }
}
