import type { RDKit } from '../chemistry/rdkit';
import type { PixelGraphNet } from '../recognition/pixel-graph/network';
import type { ImageCodec } from '../ports/imageCodec';
import type { PdfPorts } from '../ports/pdfLibrary';
import type { Raster } from '../ports/raster';

/** The platform-specific parts of the engine, passed to the tasks on creation. */
export interface EnginePorts extends PdfPorts {
  readonly raster: Raster;
  readonly images: ImageCodec;
  /** PixelGraph's network, loaded once; if loading failed, the next call tries again. */
  readonly network: () => Promise<PixelGraphNet>;
  /** Returns another RDKit on each call: a module that threw from its wasm code is unusable. */
  readonly loadRDKit: () => Promise<RDKit>;
}
