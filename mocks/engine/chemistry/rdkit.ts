import type { MainModule, Mol } from '@rdkit/rdkit';

/**
 * The RDKit wasm module, passed in by the code that loads it (a worker process, a browser worker, a test).
 */
export type RDKit = MainModule;
export type { Mol };

/**
 * Options for the module's loader: RDKit's log is captured where it matters instead of printed. Returns a
 * fresh object each time, because the loader turns it into the module.
 */
export const rdkitModuleOptions = () => ({ printErr: () => undefined });

/**
 * Parses a SMILES or molfile and passes the molecule to `use`. Its memory is always freed afterwards (wasm
 * memory is not garbage-collected).
 *
 * @returns the result of `use`, or undefined if RDKit cannot read the text
 */
export function withMol<Result>(
  rdkit: RDKit,
  text: string,
  use: (mol: Mol) => Result,
  parseOptions: Readonly<Record<string, boolean>> = {},
): Result | undefined {
  return deleted(rdkit.get_mol(text, JSON.stringify(parseOptions)), use);
}

/** Like `withMol`, for a SMARTS pattern. */
export function withQuery<Result>(
  rdkit: RDKit,
  smarts: string,
  use: (query: Mol) => Result,
): Result | undefined {
  return deleted(rdkit.get_qmol(smarts), use);
}

function deleted<Handle extends { delete(): void }, Result>(
  handle: Handle | null,
  use: (handle: Handle) => Result,
): Result | undefined {
  if (!handle) return undefined;
  try {
    return use(handle);
  } finally {
    handle.delete();
  }
}

/** What RDKit writes to its error log while `act` runs, e.g. `Explicit valence for atom # 4 N, 5, ...`. */
export function capturingErrors<Result>(
  rdkit: RDKit,
  act: () => Result,
): { readonly result: Result; readonly log: string } {
  const log = rdkit.set_log_capture('rdApp.error');
  if (!log) return { result: act(), log: '' };
  try {
    log.clear_buffer();
    const result = act();
    return { result, log: log.get_buffer() };
  } finally {
    log.delete();
  }
}
