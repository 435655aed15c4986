import type { OpenChemLib } from '../chemistry/perception/openChemLib';
import type { RDKit } from '../chemistry/rdkit';
import type { RecognitionOutcome } from '../recognition/molecularGraph';
import type { DrawingNet, PixelGraphNet } from '../recognition/pixel-graph/network';
import type { LineLook } from '../recognition/line-reader/lineLook';
import type { KnownCompounds } from '../known/knownCompounds';
import type { HigherTaxa } from '../names/lineage/higherTaxa';
import type { NameDictionary } from '../names/nameDictionary';
import type { TaxonList } from '../names/taxonList';
import type { TaggerKnowledge } from '../annotation/knowledge';
import type { ImageCodec } from '../ports/imageCodec';
import type { OcrReader } from '../ports/ocrReader';
import type { PdfPorts } from '../ports/pdfLibrary';
import type { Raster } from '../ports/raster';

/** OPSIN, a program that reads systematic names. */
export interface OpsinPort {
  /** Null if it is not installed. */
  version(): Promise<string | null>;
  /** Why it is missing and what to do about it, worded for the user. */
  readonly missing: string;
  /**
   * The SMILES of names that have no line breaks, in their order: empty for a name that it cannot read. There are
   * fewer of them if it stopped before the end, and then the failure says why.
   *
   * @throws the signal's reason on abort
   */
  read(
    names: readonly string[],
    signal: AbortSignal,
  ): Promise<{ readonly smiles: readonly string[]; readonly failure?: string }>;
}

/** The platform-specific parts of the engine, passed to the tasks on creation. */
export interface EnginePorts extends PdfPorts {
  readonly raster: Raster;
  readonly images: ImageCodec;
  /** PixelGraph's network, loaded once; if loading failed, the next call tries again. */
  readonly network: () => Promise<PixelGraphNet>;
  /** It without those for its labels, which finding drawings does not need. */
  readonly drawingNet: () => Promise<DrawingNet>;
  /** The network that reads lines of figures, loaded as PixelGraph's is; without one, their text is what the page states. */
  readonly lineReader: () => Promise<LineLook | undefined>;
  /** What the tagger knows, loaded once; nothing if loading failed, which the next call tries again. */
  readonly tagger: () => Promise<TaggerKnowledge>;
  /**
   * OSRA's reading of a picture.
   *
   * @throws ImageDecodeError when the bytes are no picture; the signal's reason on abort
   */
  readonly readWithOsra: (image: Uint8Array, signal: AbortSignal) => Promise<RecognitionOutcome>;
  /** The dictionary of names, opened once; if that failed, the next call tries again. */
  readonly nameDictionary: () => Promise<NameDictionary>;
  /** The list of taxa, opened as the dictionary is. */
  readonly taxonList: () => Promise<TaxonList>;
  /** What is above genera, which a team's library is searched by; opened as the dictionary is. */
  readonly higherTaxa: () => Promise<HigherTaxa>;
  /** The file of known compounds, opened as the dictionary is; nothing if there is none. */
  readonly knownCompounds: () => Promise<KnownCompounds | undefined>;
  readonly opsin: OpsinPort;
  /** Reads the letters of scanned pages. */
  readonly ocr: OcrReader;
  /** Another RDKit on each call: a module that threw out of its wasm code is of no more use. */
  readonly loadRDKit: () => Promise<RDKit>;
  /** A second toolkit; rejects where it cannot be loaded, which costs only its opinion. */
  readonly loadOpenChemLib: () => Promise<OpenChemLib>;
}
