import '@testing-library/jest-dom';
import { runCleanUps } from './cleanUps';

afterEach(runCleanUps);
