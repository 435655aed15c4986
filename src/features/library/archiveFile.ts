/** Whether a file, by its name or type, is one that `packLibrary` wrote. Its content is checked when it is read. */
export const isArchiveFile = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  type === 'application/x-tar' || /\.tar$/i.test(name);
