import { openKnownCompounds } from '../../engine/known/knownCompounds';
import { openNameDictionary } from '../../engine/names/nameDictionary';
import { sampleDictionary } from '../../engine/names/sample/sampleDictionary';
import { bytesInMemory } from '../../engine/names/sortedLines';
import { openTaxonList } from '../../engine/names/taxonList';
import { TaskError } from '../../engine/taskError';
import type { EnginePorts } from '../../engine/tasks/enginePorts';
import { knowledgeFrom } from '../annotation/knowledgeFrom';
import { absentOcr, absentOpsin, absentOsra } from './absentPrograms';
import { givenOr } from './lists/receivedLists';
import { partFile, requirePart } from './parts/receivedParts';

const knowledge = knowledgeFrom((path) =>
  partFile('tagger', path.slice(path.lastIndexOf('/') + 1)),
);

/**
 * The browser's implementation of the engine's ports. Each part is loaded when it is first used; the large
 * files come through the services' worker (`parts`).
 */
export const browserPorts: EnginePorts = {
  loadPdf: async () => (await import('./pdf/loadPdf')).loadPdf(),
  inflate: async (bytes, maxBytes) => (await import('./pdf/inflate')).inflate(bytes, maxBytes),
  raster: {
    open: async (width, height) => (await import('./images/openCanvas')).openCanvas(width, height),
  },
  images: {
    decode: async (bytes) => (await import('./images/decodeImage')).decodeImage(bytes),
    sizeOf: async (bytes) => (await import('./images/decodeImage')).pictureSize(bytes),
    encodePng: async (image) => (await import('./images/encodePng')).encodePng(image),
    // Browsers decode SVG in documents only. The page draws SVG itself and asks for no PNG.
    svgToPng: () =>
      Promise.reject(new TaskError('failed', 'In a browser, structures are drawn as SVG only')),
  },
  network: async () => (await import('./networks/ownNetworks')).ownNetworks.network(),
  drawingNet: async () => (await import('./networks/ownNetworks')).ownNetworks.drawingNet(),
  lineReader: async () => (await import('./networks/ownNetworks')).ownNetworks.lineReader(),
  tagger: async () => {
    requirePart('tagger');
    return knowledge();
  },
  readWithOsra: () => Promise.resolve({ ok: false, reason: absentOsra.missing }),
  nameDictionary: givenOr('names', openNameDictionary, sampleDictionary),
  taxonList: givenOr('taxa', openTaxonList, async () =>
    openTaxonList(bytesInMemory(await partFile('taxa', 'genera.taxa'))),
  ),
  // There is no team's library to search.
  higherTaxa: () => Promise.reject(new TaskError('failed', 'A browser has no list of families')),
  knownCompounds: givenOr('known', openKnownCompounds, () => Promise.resolve(undefined)),
  opsin: absentOpsin,
  ocr: absentOcr,
  loadRDKit: async () => (await import('./loadRDKit')).loadRDKit(),
  loadOpenChemLib: async () => (await import('./loadOpenChemLib')).loadOpenChemLib(),
};
