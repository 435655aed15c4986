import initRDKitModule from '@rdkit/rdkit';
import { canonicalise } from '../../chemistry/canonicalise';
import type { RDKit } from '../../chemistry/rdkit';

let loading: Promise<RDKit> | undefined;

/** RDKit for Node, once per thread; the package finds its wasm file beside itself. */
const loadRDKit = () => (loading ??= initRDKitModule());

/** Chemistry on a worker thread; see the functions of `mocks/chemistry` for what each answers. */
export const chemistryTasks = {
  async canonicalise(input: { readonly smilesList: readonly string[] }) {
    return canonicalise(await loadRDKit(), input.smilesList);
  },
};
