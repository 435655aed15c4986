import { isArchiveFile } from '../archiveFile';

/** Whether a file, by its name, lists articles: RIS, BibTeX or CSL JSON of a reference manager, or DOIs. */
export const isRecordsFile = ({ name }: Pick<File, 'name'>): boolean =>
  /\.(?:ris|bib(?:tex)?|json|txt)$/i.test(name);

/** Whether a file is no PDF, but something else that the library takes. */
export const isForLibrary = (file: File): boolean => isArchiveFile(file) || isRecordsFile(file);
