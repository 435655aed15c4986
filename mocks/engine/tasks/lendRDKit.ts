import type { RDKit } from '../chemistry/rdkit';
import { UnreadableStructure } from '../chemistry/readSmiles';
import { TaskError } from '../taskError';
import type { EnginePorts } from './enginePorts';

/** Lends RDKit to a piece of work. */
export type WithRDKit = <Result>(use: (rdkit: RDKit) => Result) => Promise<Result>;

/**
 * Lends RDKit, which is loaded once.
 *
 * Any error that isn't ours comes from the wasm code: its stack overflowed (`WebAssembly.RuntimeError`, or a
 * `RangeError` in the calls in between), or a C++ exception got past its wrapper (`WebAssembly.Exception`).
 * Either makes the module unusable; it is dropped, and the next task loads another.
 */
export function lendRDKit(load: EnginePorts['loadRDKit']): WithRDKit {
  let loading: Promise<RDKit> | undefined;
  return async (use) => {
    loading ??= load();
    const rdkit = await loading.catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    try {
      return use(rdkit);
    } catch (error) {
      if (isOurs(error)) throw error;
      loading = undefined;
      const reason = error instanceof Error ? error.message : 'it gave up';
      throw new TaskError('failed', `The structure is too complex for RDKit: ${reason}`);
    }
  };
}

const isOurs = (error: unknown) =>
  error instanceof TaskError || error instanceof UnreadableStructure;
