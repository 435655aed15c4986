import initRDKitModule from '@rdkit/rdkit';
import { rdkitModuleOptions, type RDKit } from '../rdkit';

/** The real RDKit module, for tests. */
export const loadRDKit = (): Promise<RDKit> => initRDKitModule(rdkitModuleOptions());
