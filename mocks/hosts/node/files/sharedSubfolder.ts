import { access, constants, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { systemErrorCode } from '../systemErrorCode';

/**
 * A part of the folder that all processes share, made if it is not there, and only for its user.
 *
 * @throws Error naming the setting if the folder cannot be used
 */
export async function sharedSubfolder(folder: string, part: string): Promise<string> {
  const subfolder = path.join(folder, part);
  try {
    await mkdir(subfolder, { recursive: true, mode: 0o700 });
    await access(subfolder, constants.W_OK);
  } catch (error) {
    const reason = systemErrorCode(error) ?? String(error);
    throw new Error(`MARCUS_FILES cannot be used: ${folder} (${reason})`, { cause: error });
  }
  return subfolder;
}
