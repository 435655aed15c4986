/**
 * Serves the database in a folder on a socket, until the process that started this one ends or asks for it. Prints a
 * line once it listens.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { holdFolder } from './holdFolder';

const [folder = '', socket = ''] = process.argv.slice(2);

/** What gives back what is open; nothing is yet. */
let close = async (): Promise<void> => {};
let ending: Promise<unknown> | undefined;
const end = () => {
  ending ??= close().finally(() => process.exit());
};
/** Whoever started this process was killed, and cannot take its sockets away. */
const endAlone = () => {
  process.on('exit', () => rmSync(path.dirname(socket), { recursive: true, force: true }));
  end();
};
process.on('disconnect', endAlone);
// They may have been while its modules were loaded.
if (process.connected === false) endAlone();
process.on('SIGTERM', end);
// Ctrl-C reaches the whole group; whoever started this process ends it when the last call is answered.
process.on('SIGINT', () => undefined);

const giveBack = await holdFolder(folder);
close = giveBack;
const database = await PGlite.create({ dataDir: folder });
// One is used at a time; the next one may come while the last one is still being closed.
const server = new PGLiteSocketServer({ db: database, path: socket, maxConnections: 4 });
await server.start();
close = async () => {
  await server.stop();
  await database.close();
  await giveBack();
};
console.log('listening');
