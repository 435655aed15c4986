/** A picture of one structure and what it shows. */
export interface TrueStructure {
  /** File name, in the table's folder. */
  readonly image: string;
  /** Empty where the table knows none. */
  readonly smiles: string;
}

/**
 * Reads a tab-separated table whose head names the columns; `image` and `smiles` are needed, others
 * are passed over, and so are lines without a file.
 *
 * @throws Error when a needed column is missing, or a file name leads out of the folder
 */
export function parseTruthTable(text: string): TrueStructure[] {
  const [head = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const columns = head.split('\t');
  const columnOf = (name: string): number => {
    const column = columns.indexOf(name);
    if (column < 0) throw new Error(`The table of truths has no column "${name}"`);
    return column;
  };
  const imageColumn = columnOf('image');
  const smilesColumn = columnOf('smiles');
  return lines.flatMap((line) => {
    const cells = line.split('\t');
    const image = cells[imageColumn]?.trim() ?? '';
    const smiles = cells[smilesColumn]?.trim() ?? '';
    if (/[/\\]/.test(image)) throw new Error(`Not a file name in the table of truths: ${image}`);
    return image === '' ? [] : [{ image, smiles }];
  });
}
