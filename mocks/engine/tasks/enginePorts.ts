import type { RDKit } from '../chemistry/rdkit';
import type { RecognitionOutcome } from '../recognition/molecularGraph';
import type { PixelGraphNet } from '../recognition/pixel-graph/network';
import type { ImageCodec } from '../ports/imageCodec';
import type { PdfPorts } from '../ports/pdfLibrary';
import type { Raster } from '../ports/raster';

/** What differs between the places where the engine runs: handed to the tasks when they are made. */
export interface EnginePorts extends PdfPorts {
  readonly raster: Raster;
  readonly images: ImageCodec;
  /** PixelGraph's network, loaded once; a load that failed is tried again on the next call. */
  readonly network: () => Promise<PixelGraphNet>;
  /**
   * OSRA's reading of a picture.
   *
   * @throws ImageDecodeError when the bytes are no picture; the signal's reason on abort
   */
  readonly readWithOsra: (image: Uint8Array, signal: AbortSignal) => Promise<RecognitionOutcome>;
  /** Another RDKit on each call: a module that threw out of its wasm code is of no more use. */
  readonly loadRDKit: () => Promise<RDKit>;
}
