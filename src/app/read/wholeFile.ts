import { rename, rm, writeFile } from 'node:fs/promises';

/** Writes a file that is either there as a whole or as it was before, whenever the process ends. */
export async function writeWhole(file: string, content: string | Blob): Promise<void> {
  const part = `${file}.part`;
  try {
    const data =
      typeof content === 'string' ? content : new Uint8Array(await content.arrayBuffer());
    await writeFile(part, data);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
