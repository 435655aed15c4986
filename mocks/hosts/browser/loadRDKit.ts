import initRDKitModule from '@rdkit/rdkit';
import { rdkitModuleOptions, type RDKit } from '../../engine/chemistry/rdkit';
import { partFile } from './parts/receivedParts';

/** Another RDKit on each call. @throws PartMissing until it has been fetched */
export async function loadRDKit(): Promise<RDKit> {
  const code = await WebAssembly.compile(await partFile('rdkit', 'RDKit_minimal.wasm'));
  return new Promise<RDKit>((resolve, reject) => {
    // Its loader never settles when this fails, so the error takes its own way.
    const instantiateWasm = (
      imports: WebAssembly.Imports,
      use: (instance: WebAssembly.Instance) => void,
    ) => void WebAssembly.instantiate(code, imports).then(use, reject);
    initRDKitModule({ ...rdkitModuleOptions(), instantiateWasm }).then(resolve, reject);
  });
}
