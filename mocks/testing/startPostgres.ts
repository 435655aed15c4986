import { hasCartridge, hasPostgres } from './postgresServer';

export { startPostgres, type RunningPostgres } from './postgresServer';

/** Skipped, by name, on machines without a PostgreSQL server. */
export const describeWithPostgres: jest.Describe = hasPostgres() ? describe : describe.skip;

/** The same without RDKit's cartridge. */
export const describeWithCartridge: jest.Describe = hasCartridge() ? describe : describe.skip;
