import { runCleanUps } from './cleanUps';

afterEach(runCleanUps);
