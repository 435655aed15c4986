import { readFileSync } from 'node:fs';
import path from 'node:path';
import { preProcessFile } from 'typescript';

/** Files by what they import, types included; from the repository's root. */
type Imports = ReadonlyMap<string, readonly string[]>;

/** @param files TypeScript files, from `root` */
export function importsOf(root: string, files: readonly string[]): Imports {
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const { importedFiles } = preProcessFile(readFileSync(path.join(root, file), 'utf8'));
      return [file, importedFiles.flatMap(({ fileName }) => resolve(file, fileName, known) ?? [])];
    }),
  );
}

function resolve(from: string, name: string, known: ReadonlySet<string>): string | undefined {
  if (!/^(?:\.|@\/)/.test(name)) return undefined;
  const place = name.startsWith('@/')
    ? path.posix.join('src', name.slice(2))
    : path.posix.join(path.posix.dirname(from), name);
  return [place, `${place}.ts`, `${place}.tsx`, `${place}/index.ts`].find((it) => known.has(it));
}

/** A circle of each group of files that import each other; the first is named again at its end. */
export function cyclesIn(imports: Imports): string[][] {
  const done = new Set<string>();
  const cycles: string[][] = [];
  const visit = (file: string, trail: readonly string[]): void => {
    const at = trail.indexOf(file);
    if (at >= 0) cycles.push([...trail.slice(at), file]);
    if (at >= 0 || done.has(file)) return;
    for (const next of imports.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return cycles;
}
