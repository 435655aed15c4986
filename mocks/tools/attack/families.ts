import type { Family } from './attackTypes';
import { bodies } from './families/bodies';
import { chemistry } from './families/chemistry';
import { forms } from './families/forms';
import { hosts } from './families/hosts';
import { ids } from './families/ids';
import { kills } from './families/kills';
import { paths } from './families/paths';
import { pdfs } from './families/pdfs';
import { pictures } from './families/pictures';
import { protocol } from './families/protocol';
import { text } from './families/text';
import { turns } from './families/turns';

/** In the order in which they run; those that kill processes come last. */
export const families: readonly Family[] = [
  bodies,
  forms,
  paths,
  protocol,
  hosts,
  ids,
  chemistry,
  text,
  pictures,
  pdfs,
  turns,
  kills,
];
