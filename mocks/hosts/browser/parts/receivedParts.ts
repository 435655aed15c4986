import type { PartFiles, PartName } from './engineParts';
import { PartMissing } from './partMissing';

/** The parts that a worker of the engine was given. */
const received = new Map<PartName, PartFiles>();

export const receivePart = (name: PartName, files: PartFiles): void => {
  received.set(name, files);
};

/** @throws PartMissing if it has not arrived */
export function requirePart(name: PartName): PartFiles {
  const files = received.get(name);
  if (!files) throw new PartMissing(name);
  return files;
}

/** The bytes of a file of a part. @throws PartMissing if it has not arrived, Error if it has no such file */
export async function partFile(part: PartName, name: string): Promise<Uint8Array<ArrayBuffer>> {
  const file = requirePart(part).get(name);
  if (!file) throw new Error(`The engine has no file ${name}`);
  return new Uint8Array(await file.arrayBuffer());
}
