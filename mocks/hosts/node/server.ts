/** `npm run services`: only the services, on port 9000 unless `PORT` is set. */
import { runProgram } from './runProgram';
import { serveServices } from './serveServices';

const DEFAULT_PORT = 9000;

runProgram(() => serveServices(DEFAULT_PORT));
