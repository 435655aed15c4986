/** Tanimoto coefficient of two bit sets of equal length; 1 for two empty ones, as in RDKit. */
export function tanimoto(a: Uint8Array, b: Uint8Array): number {
  let common = 0;
  let either = 0;
  for (const [index, byte] of a.entries()) {
    const other = b[index] ?? 0;
    common += countBits(byte & other);
    either += countBits(byte | other);
  }
  return either === 0 ? 1 : common / either;
}

function countBits(byte: number): number {
  let count = 0;
  for (let rest = byte; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
