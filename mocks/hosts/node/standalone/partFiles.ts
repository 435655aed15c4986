import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { EngineParts, PartFile } from '../../browser/parts/engineParts';
import { smallerNetwork } from './weights/smallerNetwork';

const NETWORK = 'mocks/engine/recognition/pixel-graph/weights';

/** The files of each part, in the order in which they are fetched, relative to the repository. */
const SOURCES = {
  rdkit: { title: 'RDKit', files: ['node_modules/@rdkit/rdkit/dist/RDKit_minimal.wasm'] },
  'pixel-graph': {
    title: 'PixelGraph',
    files: [
      `${NETWORK}/classes.json`,
      `${NETWORK}/pixel-graph.onnx`,
      `${NETWORK}/label-look.onnx`,
      `${NETWORK}/label-letters.onnx`,
      `${NETWORK}/line-reader.onnx`,
      'node_modules/onnxruntime-web/dist/ort-wasm-simd-threaded.wasm',
    ],
  },
  tagger: {
    title: 'the tagger’s vocabulary',
    files: [
      'mocks/engine/annotation/taxa/taxa.bin',
      'mocks/engine/annotation/sequenceModel/weights/names.bin',
    ],
  },
  taxa: { title: 'the list of taxa', files: ['mocks/engine/names/genera/genera.taxa'] },
} as const;

/** Copies the engine's large files under names with a hash of their content; the networks with smaller weights. */
export async function copyParts(root: string, folder: string): Promise<EngineParts> {
  await mkdir(folder, { recursive: true });
  const part = async ({
    title,
    files,
  }: {
    readonly title: string;
    readonly files: readonly string[];
  }) => {
    const contents = await Promise.all(files.map((file) => readFile(path.join(root, file))));
    const originals = new Map(files.map((file, at) => [path.basename(file), contents[at]!]));
    const made = smallerNetwork(originals);
    return {
      title,
      files: await Promise.all([...made].map(([name, bytes]) => writePart(folder, name, bytes))),
    };
  };
  return {
    rdkit: await part(SOURCES.rdkit),
    'pixel-graph': await part(SOURCES['pixel-graph']),
    tagger: await part(SOURCES.tagger),
    taxa: await part(SOURCES.taxa),
  };
}

async function writePart(folder: string, name: string, bytes: Uint8Array): Promise<PartFile> {
  const { name: stem, ext } = path.parse(name);
  const url = `${stem}.${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}${ext}`;
  await writeFile(path.join(folder, url), bytes);
  return { name, url, bytes: bytes.length };
}
