import { readDrawn } from './drawnMolfile';

/** The lines of a molfile's atoms and bonds (BIOVIA "CTfile Formats"). */
export interface MolfileBlocks {
  readonly isV3000: boolean;
  readonly atoms: readonly string[];
  readonly bonds: readonly string[];
  /** Behind the bonds of V2000. */
  readonly rest: readonly string[];
}

/** A line of V3000 that ends in a hyphen continues on the next. */
const CONTINUED = /-[ \t]*\r?\nM {2}V30 /g;

/** @returns undefined for other texts, and where lines are missing */
export function blocksOfMolfile(molfile: string): MolfileBlocks | undefined {
  if (/^M {2}V30 /m.test(molfile)) return blocksOfV3000(molfile);
  const drawn = readDrawn(molfile);
  return drawn && { isV3000: false, ...drawn };
}

function blocksOfV3000(molfile: string): MolfileBlocks | undefined {
  const lines = molfile
    .replace(CONTINUED, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trimEnd());
  const block = (name: string): string[] | undefined => {
    const start = lines.indexOf(`M  V30 BEGIN ${name}`);
    if (start < 0) return [];
    const end = lines.indexOf(`M  V30 END ${name}`, start);
    return end < 0 ? undefined : lines.slice(start + 1, end);
  };
  const [atoms, bonds] = [block('ATOM'), block('BOND')];
  return atoms && bonds && { isV3000: true, atoms, bonds, rest: [] };
}

/** What each line says; undefined if one of them cannot be read, as without it the others would mean something else. */
export function eachLine<Said>(
  lines: readonly string[],
  read: (line: string, index: number) => Said | undefined,
): Said[] | undefined {
  const said = lines.flatMap((line, index) => read(line, index) ?? []);
  return said.length === lines.length ? said : undefined;
}
