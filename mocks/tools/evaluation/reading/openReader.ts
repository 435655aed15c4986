import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ImageDecodeError } from '../../../engine/ports/imageCodec';
import { chemistryTasks } from '../../../hosts/node/engineTasks';
import { decodeImage } from '../../../hosts/node/images/decodeImage';
import type { RecognitionOutcome } from '../../../engine/recognition/molecularGraph';
import { OSRA_MISSING, osraVersion } from '../../../hosts/node/osra/osraVersion';
import { recogniseWithOsra } from '../../../hosts/node/osra/recogniseWithOsra';
import { UNCALIBRATED } from '../../../engine/recognition/pixel-graph/confidence/calibration';
import { loadPixelGraph, ownNetworks } from '../../../hosts/node/networks/ownNetworks';
import { recogniseDrawing } from '../../../engine/recognition/pixel-graph/recogniseDrawing';
import type { ImageReading, ReaderChoice } from './imageReading';
import { readingOf } from './readingOf';
import { usedCpu, type UsedCpu } from './usedCpu';

/** Reads the picture in a file with one program. */
export type Reader = (file: string) => Promise<ImageReading>;

type Recognise = (image: Uint8Array) => Promise<RecognitionOutcome>;

/**
 * Loads a program and RDKit, so that no picture's time includes the loading.
 *
 * @throws Error if OSRA is not installed, or the network's folder cannot be used
 */
export async function openReader(choice: ReaderChoice): Promise<Reader> {
  const { engine } = choice;
  const recognise = engine === 'osra' ? await openOsra() : await openPixelGraph(choice);
  await chemistryTasks.canonicalise({ smilesList: ['C'] });
  return async (file) => {
    const before = usedCpu();
    const reading = await read(recognise, file);
    return { ...reading, cpuSeconds: secondsSince(before, engine === 'osra') };
  };
}

async function openOsra(): Promise<Recognise> {
  if ((await osraVersion()) === null) throw new Error(OSRA_MISSING);
  return (image) => recogniseWithOsra(image);
}

async function openPixelGraph({ weights, uncalibrated }: ReaderChoice): Promise<Recognise> {
  const loaded = await (weights === undefined
    ? ownNetworks.network()
    : loadPixelGraph(pathToFileURL(`${path.resolve(weights)}/`)));
  const classes = uncalibrated ? { ...loaded.classes, calibration: UNCALIBRATED } : loaded.classes;
  const net = { ...loaded, classes };
  return async (image) => recogniseDrawing(net, await decodeImage(image));
}

async function read(recognise: Recognise, file: string): Promise<ImageReading> {
  return readingOf(await outcomeOf(recognise, new Uint8Array(await readFile(file))));
}

async function outcomeOf(recognise: Recognise, image: Uint8Array): Promise<RecognitionOutcome> {
  try {
    return await recognise(image);
  } catch (error) {
    if (error instanceof ImageDecodeError) return { ok: false, reason: error.message };
    throw error;
  }
}

function secondsSince(before: UsedCpu, byChildren: boolean): number | undefined {
  const after = usedCpu();
  if (before.endedChildren === undefined || after.endedChildren === undefined) {
    return byChildren ? undefined : after.own - before.own;
  }
  return after.own - before.own + after.endedChildren - before.endedChildren;
}
