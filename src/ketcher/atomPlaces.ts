/** x and y; y points downwards. */
export type Place = readonly [x: number, y: number];

/** Columns of ten: x, y, z. */
const ATOM = /^(?<x>[ \d.-]{10})(?<y>[ \d.-]{10})/;

/** Where the atoms of a V2000 molfile are, in its order; none of other texts. */
export function atomPlaces(molfile: string): readonly Place[] {
  const [, , , counts = '', ...lines] = molfile.split(/\r\n|\r|\n/);
  if (!counts.includes('V2000')) return [];
  return lines.slice(0, Number(counts.slice(0, 3))).flatMap((line): Place[] => {
    const { x, y } = ATOM.exec(line)?.groups ?? {};
    return x === undefined || y === undefined ? [] : [[Number(x), -Number(y)]];
  });
}
