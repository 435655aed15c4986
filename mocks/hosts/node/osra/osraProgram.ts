import type { OsraProgram } from '../../../services/routes/ocsr/osraProgram';
import { OSRA_MISSING, osraVersion } from './osraVersion';

/** The `osra` on the PATH of this machine. */
export const osraProgram: OsraProgram = { version: osraVersion, missing: OSRA_MISSING };
