const LAST_LINE = /^M {2}END[^\S\n]*$/m;

/**
 * The molfile of an SD record: the text up to its `M END` line. The services send records, which continue
 * with data items and the mark `$$$$` (docs/contract.md 8.4). Lines before it stay unchanged: the header's
 * three are identified by their number.
 */
export function molfileOfRecord(record: string): string {
  const end = LAST_LINE.exec(record);
  if (end) return `${record.slice(0, end.index)}M  END\n`;
  return record.replace(/\$\$\$\$\s*$/, '');
}

/** The counts line: the fourth of V2000, `aaabbb…` with aaa atoms, or that of V3000. */
const COUNTS_V2000 = /^(?:.*\r?\n){3}(?<atoms>[ \d]{3})[ \d]{3}.*V2000/;
const COUNTS_V3000 = /^M {2}V30 COUNTS +(?<atoms>\d+)/m;

/** Whether a molfile states that it has no atoms, as written by engines that saw nothing. */
export function isEmptyMolfile(molfile: string): boolean {
  const counts = COUNTS_V3000.exec(molfile) ?? COUNTS_V2000.exec(molfile);
  return counts !== null && Number(counts.groups?.['atoms']) === 0;
}
