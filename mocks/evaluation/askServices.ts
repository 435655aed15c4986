import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ServicesClient } from '../testing/servicesClient';

/**
 * The SMILES that `POST /ocsr/generate_smiles` answers for a picture; empty when it answers none.
 *
 * @throws Error for any refusal other than 422, which says that the picture cannot be read
 */
export async function askForSmiles(client: ServicesClient, file: string): Promise<string> {
  const image = new File([Uint8Array.from(await readFile(file))], path.basename(file));
  const form = { image_file: image, engine: 'decimer' };
  const { status, body } = await client.postForm('/latest/ocsr/generate_smiles', form);
  if (status === 200) return String(body.smiles);
  if (status === 422) return '';
  throw new Error(`${path.basename(file)}: ${status} ${JSON.stringify(body)}`);
}
