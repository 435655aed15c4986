import type { SessionFiles } from '../../../services/stores/sessionFiles';
import { MemoryFiles } from './memoryFiles';
import { OpfsFiles } from './opfsFiles';

/** Where this browser lets a page keep bytes. */
export async function openFiles(sessionBytes: number): Promise<SessionFiles> {
  try {
    return await OpfsFiles.open(sessionBytes);
  } catch {
    return new MemoryFiles(sessionBytes);
  }
}
