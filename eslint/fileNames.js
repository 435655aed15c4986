import { readdirSync } from 'node:fs';
import path from 'node:path';

const CODE = /\.[cm]?[jt]sx?$/;

/**
 * Two files of one folder whose names without the ending are the same but for the case of letters: `Guide.tsx`
 * and `guide.ts`. An import names no ending, and which of the two it gets depends on the tool and, as some
 * file systems ignore case, on the machine.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const distinctFileNames = {
  meta: {
    type: 'problem',
    messages: { alike: 'An import may take {{other}} for this file; name them further apart.' },
    schema: [],
  },
  create(context) {
    return {
      Program(node) {
        const folder = path.dirname(context.filename);
        const name = path.basename(context.filename);
        const other = namesOf(folder).find((it) => it !== name && stem(it) === stem(name));
        if (other) context.report({ node, messageId: 'alike', data: { other } });
      },
    };
  },
};

/** What an import names, on a file system that ignores case. */
const stem = (name) => name.replace(CODE, '').toLowerCase();

/** Each folder is read once a run. */
const known = new Map();

function namesOf(folder) {
  const names = known.get(folder) ?? readNames(folder);
  known.set(folder, names);
  return names;
}

/** Text that was given without a file has no neighbours. */
function readNames(folder) {
  try {
    return readdirSync(folder).filter((name) => CODE.test(name));
  } catch {
    return [];
  }
}
