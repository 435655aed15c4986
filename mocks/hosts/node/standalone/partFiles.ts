import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { EngineParts, PartFile } from '../../browser/parts/engineParts';

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
      'node_modules/onnxruntime-web/dist/ort-wasm-simd-threaded.wasm',
    ],
  },
  tagger: {
    title: 'the tagger’s word lists',
    files: [
      'mocks/engine/annotation/taxa/taxa.bin',
      'mocks/engine/annotation/sequenceModel/weights/names.bin',
    ],
  },
} as const;

/** Copies the engine's large files under names with a hash of their content. */
export async function copyParts(root: string, folder: string): Promise<EngineParts> {
  await mkdir(folder, { recursive: true });
  const part = async ({
    title,
    files,
  }: {
    readonly title: string;
    readonly files: readonly string[];
  }) => ({
    title,
    files: await Promise.all(files.map((file) => copyPart(path.join(root, file), folder))),
  });
  return {
    rdkit: await part(SOURCES.rdkit),
    'pixel-graph': await part(SOURCES['pixel-graph']),
    tagger: await part(SOURCES.tagger),
  };
}

async function copyPart(file: string, folder: string): Promise<PartFile> {
  const bytes = await readFile(file);
  const { name, ext } = path.parse(file);
  const url = `${name}.${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}${ext}`;
  await copyFile(file, path.join(folder, url));
  return { name: `${name}${ext}`, url, bytes: bytes.length };
}
