/**
 * Makes a database in a folder and ends. In a process of its own, because making it takes 840 MB, of which using it
 * needs 300.
 */
import { rename, rm } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';

const [folder = ''] = process.argv.slice(2);
// Whoever is stopped in between leaves no half of a database under its name.
const making = `${folder}.making`;
await rm(making, { recursive: true, force: true });
const database = await PGlite.create({ dataDir: making });
await database.close();
await rename(making, folder);
