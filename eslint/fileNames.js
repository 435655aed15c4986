import { readdirSync } from 'node:fs';
import path from 'node:path';

const CODE = /\.[cm]?[jt]sx?$/;

/**
 * Refuses two files in one folder whose names without extension differ only in case: `Guide.tsx` and
 * `guide.ts`. Imports have no extension, so which of the two they get depends on the tool and, because some
 * file systems ignore case, on the machine.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const distinctFileNames = {
  meta: {
    type: 'problem',
    messages: {
      alike:
        'An import may resolve to {{other}} instead of this file; choose names that differ more.',
    },
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

/** What an import refers to on a file system that ignores case. */
const stem = (name) => name.replace(CODE, '').toLowerCase();

/** Each folder is read once per run. */
const known = new Map();

function namesOf(folder) {
  const names = known.get(folder) ?? readNames(folder);
  known.set(folder, names);
  return names;
}

/** Text that is not from a file has no neighbours. */
function readNames(folder) {
  try {
    return readdirSync(folder).filter((name) => CODE.test(name));
  } catch {
    return [];
  }
}
