import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { EngineParts, PartFile, PartName } from '../../browser/parts/engineParts';
import { smallerNetwork } from './weights/smallerNetwork';

const NETWORK = 'mocks/engine/recognition/pixel-graph/weights';

/** The files of each part, in the order in which they are fetched, relative to the repository. */
const SOURCES = {
  rdkit: { title: 'RDKit', files: ['node_modules/@rdkit/rdkit/dist/RDKit_minimal.wasm'] },
  // One title: to the user they are one program, whose readings wait for both.
  figures: {
    title: 'PixelGraph',
    files: [
      `${NETWORK}/classes.json`,
      `${NETWORK}/pixel-graph.onnx`,
      `${NETWORK}/line-reader.onnx`,
      'node_modules/onnxruntime-web/dist/ort-wasm-simd-threaded.wasm',
    ],
  },
  'pixel-graph': {
    title: 'PixelGraph',
    files: [`${NETWORK}/label-look.onnx`, `${NETWORK}/label-letters.onnx`],
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
  const all = Object.values(SOURCES).flatMap(({ files }): readonly string[] => files);
  const originals = all.map(
    async (file) => [path.basename(file), await readFile(path.join(root, file))] as const,
  );
  const made = smallerNetwork(new Map(await Promise.all(originals)));
  const part = async (name: PartName) => {
    const { title, files } = SOURCES[name];
    const names = files.map((file) => path.basename(file));
    const written = names.map((file) => writePart(folder, file, made.get(file)!));
    return { title, files: await Promise.all(written) };
  };
  return {
    rdkit: await part('rdkit'),
    figures: await part('figures'),
    'pixel-graph': await part('pixel-graph'),
    tagger: await part('tagger'),
    taxa: await part('taxa'),
  };
}

async function writePart(folder: string, name: string, bytes: Uint8Array): Promise<PartFile> {
  const { name: stem, ext } = path.parse(name);
  const url = `${stem}.${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}${ext}`;
  await writeFile(path.join(folder, url), bytes);
  return { name, url, bytes: bytes.length };
}
