/** The services alone: `npm run services`, port 9000 unless `PORT` says otherwise. */
import { runProgram } from './runProgram';
import { serveServices } from './serveServices';

const DEFAULT_PORT = 9000;

runProgram(() => serveServices(DEFAULT_PORT));
