import type { EnginePorts } from '../../engine/tasks/enginePorts';
import { rdkitModuleOptions } from '../../engine/chemistry/rdkit';
import { ocrAddress } from './ocr/ocrAddress';
import { OPSIN_MISSING } from './opsin/opsinVersion';
import { countProgram } from './workers/memoryReport';

/**
 * Node's implementation of the engine's ports. Each part is loaded when it is first used, so that a worker
 * that draws molecules never loads the network, and one that tags names loads none of them.
 */
export const nodePorts: EnginePorts = {
  loadPdf: async () => (await import('./pdf/loadPdf')).loadPdf(),
  inflate: async (bytes, maxBytes) => (await import('./pdf/inflate')).inflate(bytes, maxBytes),
  raster: {
    open: async (width, height) => (await import('./images/openCanvas')).openCanvas(width, height),
  },
  images: {
    decode: async (bytes) => (await import('./images/decodeImage')).decodeImage(bytes),
    sizeOf: async (bytes) => (await import('./images/decodeImage')).pictureSize(bytes),
    encodePng: async (image) =>
      new Uint8Array(await (await import('./images/encodePng')).encodePng(image)),
    svgToPng: async (svg) =>
      new Uint8Array(await (await import('./images/svgToPng')).svgToPng(svg)),
  },
  network: async () => (await import('./networks/ownNetworks')).ownNetworks.network(),
  drawingNet: async () => (await import('./networks/ownNetworks')).ownNetworks.drawingNet(),
  lineReader: async () => (await import('./networks/ownNetworks')).ownNetworks.lineReader(),
  tagger: async () => (await import('./annotation/taggerKnowledge')).taggerKnowledge(),
  readWithOsra: async (image, signal) =>
    (await import('./osra/recogniseWithOsra')).recogniseWithOsra(image, {
      signal,
      onStart: countProgram,
    }),
  nameDictionary: async () =>
    (await import('./names/nameDictionaryFile')).nameDictionary(process.env['MARCUS_NAMES']),
  taxonList: async () =>
    (await import('./names/nameDictionaryFile')).taxonList(process.env['MARCUS_TAXON_IDS']),
  higherTaxa: async () => (await import('./names/higherTaxaFile')).higherTaxa(),
  knownCompounds: async () =>
    (await import('./names/nameDictionaryFile')).knownCompounds(process.env['MARCUS_KNOWN']),
  opsin: {
    version: async () => (await import('./opsin/opsinVersion')).opsinVersion(),
    missing: OPSIN_MISSING,
    read: async (names, signal) =>
      (await import('./opsin/runOpsin')).runOpsin(names, { signal, onStart: countProgram }),
  },
  ocr: {
    read: async (bitmap, dpi, signal) => {
      const url = ocrAddress(process.env);
      return url === undefined
        ? (await import('./ocr/readLetters')).readLetters(bitmap, dpi, signal)
        : (await import('./ocr/ocrServer')).readByServer(url, bitmap, signal);
    },
  },
  // In Node the package finds its wasm file beside itself.
  loadRDKit: async () => (await import('@rdkit/rdkit')).default(rdkitModuleOptions()),
  loadOpenChemLib: () => import('openchemlib'),
};
