import '@testing-library/jest-dom';
import { runCleanUps } from './cleanUps';
import { installWebApisForJsdom } from './webApisForJsdom';

installWebApisForJsdom();
afterEach(runCleanUps);
