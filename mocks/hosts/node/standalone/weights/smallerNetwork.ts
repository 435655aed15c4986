import { createHash } from 'node:crypto';
import { withSmallerWeights } from './smallerWeights';

type Files = ReadonlyMap<string, Uint8Array>;

/** Names the files of the networks by their hashes. */
const CLASSES = 'classes.json';

/** The files of a part, of which those of networks have smaller weights; the others stay as they are. */
export function smallerNetwork(files: Files): Files {
  let classes = new TextDecoder().decode(files.get(CLASSES));
  const made = new Map(files);
  for (const [name, bytes] of files) {
    if (!name.endsWith('.onnx')) continue;
    const smaller = withSmallerWeights(bytes);
    made.set(name, smaller);
    classes = classes.replace(sha256(bytes), sha256(smaller));
  }
  if (files.has(CLASSES)) made.set(CLASSES, new TextEncoder().encode(classes));
  return made;
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
