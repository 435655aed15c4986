import type { OpsinPort } from '../../engine/tasks/enginePorts';
import type { OsraProgram } from '../../services/routes/ocsr/osraProgram';

/** OSRA and OPSIN are programs of their own; a page can start none. Worded for the user. */
const missing = (program: string) =>
  `${program} is a program of its own, which cannot run in a browser. A MARCUS with services can use it.`;

export const absentOsra: OsraProgram = {
  version: () => Promise.resolve(null),
  missing: missing('OSRA'),
};

export const absentOpsin: OpsinPort = {
  version: () => Promise.resolve(null),
  missing: missing('OPSIN, which reads systematic names,'),
  read: () => Promise.resolve({ smiles: [], failure: missing('OPSIN') }),
};
