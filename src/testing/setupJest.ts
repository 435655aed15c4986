import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { runCleanUps } from './cleanUps';
import { installWebApisForJsdom } from './webApisForJsdom';

installWebApisForJsdom();
// `findBy` and `waitFor` give up after one second, which a busy machine takes to draw a dialog.
configure({ asyncUtilTimeout: 30_000 });
afterEach(runCleanUps);
