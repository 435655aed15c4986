/**
 * `marcus/engine`: reads articles without page and server (docs/engine.md). These types name nothing of the
 * application, so that other projects can check against them. Nobody has checked any value of a reading.
 */

/** Of the files of an article (docs/exports.md, docs/hand-over.md); `crate` is a ZIP with an RO-Crate; the last three cite the article. */
export type FileFormat =
  | 'sdf'
  | 'sdfV3000'
  | 'csv'
  | 'smiles'
  | 'json'
  | 'cdxml'
  | 'crate'
  | 'coconut'
  | 'lotus'
  | 'npAtlas'
  | 'annotatedPdf'
  | 'pubChem'
  | 'bibtex'
  | 'ris'
  | 'csl';

/** That a crate states. */
export type Licence = 'none' | 'cc0' | 'ccBy';

/** The queue that the workers of several machines take tasks from (docs/operations.md, Workers). */
export interface TaskQueue {
  /** Such as `redis://host:6379`. */
  readonly redisUrl: string;
  /** A folder that all machines see. */
  readonly folder: string;
}

export interface EngineOptions {
  /** Whose workers do the long tasks; without it, processes of this machine do. */
  readonly queue?: TaskQueue | undefined;
}

export interface ReadOptions {
  /** File name of an article given as bytes, by whose ending it is read; `article.pdf` if left out. */
  readonly name?: string | undefined;
  /** What reads the drawings; `best`, which asks all, if left out. */
  readonly engine?: string | undefined;
  /** Files to be made; none if left out. */
  readonly formats?: readonly FileFormat[] | undefined;
  /** `none` if left out. */
  readonly licence?: Licence | undefined;
  /** Ends the reading, whose promise is then rejected with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: ReadProgress) => void) | undefined;
}

/** How many drawings were read, of those found so far. */
export interface ReadProgress {
  readonly read: number;
  readonly drawings: number;
}

/** In PDF points (1/72 inch), origin at the page's top left, y downwards. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A structure that is drawn. */
export interface Drawing {
  /** `page-3-drawing-1`, both from 1: how tables and crates name it. */
  readonly place: string;
  /** From 1. */
  readonly page: number;
  readonly box?: Box;
  /** Cut out of the page, as a PNG. */
  readonly picture?: File;
  /** Printed beside it. */
  readonly label?: DrawingLabel;
  /** Neither this nor a molfile is there if it could not be read. */
  readonly smiles?: string;
  readonly molfile?: string;
  /** 0 to 1, in hundredths. */
  readonly confidence?: number;
  /** Whose confidence it is: `all engines`, or a program. */
  readonly confidenceOf?: string;
}

export interface DrawingLabel {
  readonly number?: string;
  readonly name?: string;
  /** 0 to 1. */
  readonly confidence: number;
}

/** What one or several drawings show. */
export interface Compound {
  /** Their places. */
  readonly drawings: readonly string[];
  readonly smiles?: string;
  readonly molfile?: string;
  readonly inchi?: string;
  readonly inchiKey?: string;
  readonly formula?: string;
  /** As found: the number in the article, and the rest as the article says. */
  readonly number?: string;
  readonly name?: string;
  readonly organism?: string;
  readonly part?: string;
  readonly location?: string;
  /** There is something in it that a person should look at first. */
  readonly isDoubtful: boolean;
}

/** A name in the text: `text.slice(start, end)`. */
export interface Annotation {
  /** Such as `iupac_name`, `trivial_name` or `organism_or_species` (docs/contract.md 6.1). */
  readonly label: string;
  readonly text: string;
  /** In UTF-16 units, as is `end`. */
  readonly start: number;
  readonly end: number;
  /** 0 to 1, if the program doubts it. */
  readonly confidence?: number;
}

export interface Table {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

export interface ReadFile {
  readonly format: FileFormat;
  readonly content: Blob;
}

/** What was left out, or should be looked at, and why. */
export interface Remark {
  readonly kind: string;
  /** Of which file; absent if of all. */
  readonly file?: string;
  readonly count: number;
  readonly says: string;
}

/** What an article became. */
export interface ArticleReading {
  readonly title?: string;
  readonly doi?: string;
  readonly pages: number;
  readonly text: string;
  readonly annotations: readonly Annotation[];
  /** In the order of the article. */
  readonly drawings: readonly Drawing[];
  readonly compounds: readonly Compound[];
  /** The compounds, one row each, with the columns of the CSV file. */
  readonly table: Table;
  /** Without those that would have no compound. */
  readonly files: readonly ReadFile[];
  readonly withheld: readonly Remark[];
  readonly toCheck: readonly Remark[];
  /** What the page would have told meanwhile, such as that its annotations failed. */
  readonly notices: readonly string[];
  /** A file that the page opens by drop, with the article and all that was read. */
  workFile(): Promise<Blob>;
}

/** Services that read; they take some seconds to start and are started once for many articles. */
export interface Engine {
  /** Aborted when the services end, with the reason. */
  readonly ended: AbortSignal;
  /**
   * The programs that read for an engine, with their versions.
   *
   * @throws NoSuchEngineError (by `name`)
   */
  programs(engine?: string, signal?: AbortSignal): Promise<readonly string[]>;
  /**
   * @param source bytes, or the path of a file (docs/read.md, Limits: which kinds)
   * @throws Error with the sentence that the page would say if it cannot be read
   */
  readArticle(source: Uint8Array | string, options?: ReadOptions): Promise<ArticleReading>;
  /** Ends the services; resolves when they have ended. */
  close(): Promise<void>;
}

/** Starts the services in a process of their own, which ends with this one, however that ends. */
export function openEngine(options?: EngineOptions): Promise<Engine>;

/** Reads one article and closes all that it started. */
export function readArticle(
  source: Uint8Array | string,
  options?: ReadOptions & EngineOptions,
): Promise<ArticleReading>;
