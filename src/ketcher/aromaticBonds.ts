/** The bond type of a molfile that means "aromatic" without an order (BIOVIA "CTfile Formats"). */
const AROMATIC = 4;

/** Whether a molfile, V2000 or V3000, has bonds that are neither single, double nor triple but aromatic. */
export function hasAromaticBonds(molfile: string): boolean {
  const lines = molfile.split(/\r\n|\r|\n/);
  return bondTypes(lines).includes(AROMATIC);
}

function bondTypes(lines: readonly string[]): number[] {
  const counts = lines[3] ?? '';
  if (counts.includes('V3000')) return bondTypesOfV3000(lines);
  // Three columns each: atoms, bonds; in a bond's line, its ends and its type.
  const [atoms, bonds] = [Number(counts.slice(0, 3)), Number(counts.slice(3, 6))];
  return lines.slice(4 + atoms, 4 + atoms + bonds).map((line) => Number(line.slice(6, 9)));
}

function bondTypesOfV3000(lines: readonly string[]): number[] {
  const start = lines.indexOf('M  V30 BEGIN BOND');
  const end = lines.indexOf('M  V30 END BOND');
  // `M  V30 index type atom1 atom2 ...`
  return start < 0 ? [] : lines.slice(start + 1, end).map((line) => Number(line.split(/\s+/)[3]));
}
