import { hasPostgres } from './postgresServer';

export { startPostgres, type RunningPostgres } from './postgresServer';

/** Skipped, by name, on machines without a PostgreSQL server. */
export const describeWithPostgres: jest.Describe = hasPostgres() ? describe : describe.skip;
