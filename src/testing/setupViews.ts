import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { installWebApisForJsdom } from './webApisForJsdom';

installWebApisForJsdom();
// By default, `findBy` and `waitFor` give up after one second, which a busy machine may take to render a
// dialog.
configure({ asyncUtilTimeout: 30_000 });
