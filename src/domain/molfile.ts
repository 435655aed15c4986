const LAST_LINE = /^M {2}END[^\S\n]*$/m;

/**
 * The molfile of an SD record: the text up to its `M  END` line. The services write records, which go
 * on with data items and the mark `$$$$` (contract section 8, smiles_to_molfile). Lines before it stay
 * untouched: the header's three are told apart by their number.
 */
export function molfileOfRecord(record: string): string {
  const end = LAST_LINE.exec(record);
  if (end) return `${record.slice(0, end.index)}M  END\n`;
  return record.replace(/\$\$\$\$\s*$/, '');
}
