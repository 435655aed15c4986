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
const giveBack = await holdFolder(folder);
const database = await PGlite.create({ dataDir: folder });
// One is used at a time; the next one may come while the last one is still being closed.
const server = new PGLiteSocketServer({ db: database, path: socket, maxConnections: 4 });
await server.start();

let ending: Promise<void> | undefined;
const end = () => {
  ending ??= server
    .stop()
    .then(() => database.close())
    // With the value of the last one, it would take that for what to call back.
    .then(() => giveBack())
    .then(() => process.exit(0));
};
// Whoever started this process was killed, and cannot take its sockets away.
process.on('disconnect', () => {
  process.on('exit', () => rmSync(path.dirname(socket), { recursive: true, force: true }));
  end();
});
process.on('SIGTERM', end);
// Ctrl-C reaches the whole group; whoever started this process ends it when the last call is answered.
process.on('SIGINT', () => undefined);
console.log('listening');
