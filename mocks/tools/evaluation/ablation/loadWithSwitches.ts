/** Preloaded, after tsx, into the process that measures variants of the engine. */
import { register } from 'node:module';
import './switches';

register('./loaderHooks.ts', import.meta.url);
