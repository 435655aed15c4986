import { sql } from 'kysely';

/**
 * Holds off other writers until the transaction has ended. Numbers are given before a transaction ends: without it,
 * a reader could see event 12 before 11, ask for what comes after 12, and never get 11.
 */
export const WRITERS = sql`SELECT pg_advisory_xact_lock(7305)`;
