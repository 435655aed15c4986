import { createAction } from '@reduxjs/toolkit';
import type { BlobVault } from '@/platform/vaults';

/** A file that is no PDF; its content is in the vault of blobs. */
export interface GivenFile {
  readonly blobId: string;
  readonly name: string;
}

/** Intent: documents are to be made of these files. */
export const filesGiven = createAction<{
  readonly files: readonly GivenFile[];
  /** Opens the document, if it is one; otherwise they join the library. */
  readonly opens: boolean;
}>('document/filesGiven');

/** Whether a file, by its name, is no PDF but one that a document is made of (docs/files.md). */
export const isOtherFile = ({ name }: Pick<File, 'name'>): boolean =>
  /\.(?:cdxml?|docx|pptx|mol|sdf?|smi(?:les)?|png|jpe?g|tiff?|svg)$/i.test(name);

/** Puts files into the vault, because a `File` cannot be part of an action. */
export const givenFiles = (
  files: readonly File[],
  { blobs }: { readonly blobs: BlobVault },
  opens: boolean,
): ReturnType<typeof filesGiven> =>
  filesGiven({
    files: files.map((file) => ({ blobId: blobs.add(file).blobId, name: file.name })),
    opens,
  });
