import initRDKitModule from '@rdkit/rdkit';
import { rdkitModuleOptions, type RDKit } from '../../engine/chemistry/rdkit';
import { partFile } from './parts/receivedParts';

/** Another RDKit on each call. @throws PartMissing until it has been fetched */
export async function loadRDKit(): Promise<RDKit> {
  const wasmBinary = await partFile('rdkit', 'RDKit_minimal.wasm');
  return initRDKitModule({ ...rdkitModuleOptions(), wasmBinary });
}
