/** A picture of one structure, and what it shows. */
export interface TrueStructure {
  /** File name, in the table's folder. */
  readonly image: string;
  /** Empty if unknown. */
  readonly smiles: string;
}

/**
 * Reads a tab-separated table with column names in the first line. `image` and `smiles` are required, other
 * columns are ignored, and lines without a file are skipped.
 *
 * @throws Error if a required column is missing, or a file name leads out of the folder
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
