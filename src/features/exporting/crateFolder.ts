import type { CrateFile } from '@/domain/exports/crate/roCrate';
import type { ZipArchive } from '@/lib/zip/zipArchive';

/** What a file of the folder is. */
type FileFacts = Omit<CrateFile, 'path'>;

/** A folder of an archive that keeps a list of its files. */
export interface CrateFolder {
  readonly files: readonly CrateFile[];
  addText(path: string, text: string, facts: FileFacts): void;
  addBytes(path: string, bytes: Uint8Array, facts: FileFacts): void;
}

export function createCrateFolder(archive: ZipArchive, name: string): CrateFolder {
  const files: CrateFile[] = [];
  return {
    files,
    addText: (path, text, facts) => {
      archive.addText(`${name}/${path}`, text);
      files.push({ path, ...facts });
    },
    addBytes: (path, bytes, facts) => {
      archive.addBytes(`${name}/${path}`, bytes);
      files.push({ path, ...facts });
    },
  };
}
