/**
 * Effects of the saga kit are generators: `yield put(...)` hands redux-saga an iterator and gives back
 * `any`; only `yield* put(...)` has the effect's type. This rule refuses the first in every module
 * that imports effects.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const delegateEffects = {
  meta: {
    type: 'problem',
    messages: { delegate: 'Delegate to the effect with `yield*`.' },
    schema: [],
  },
  create(context) {
    let importsEffects = false;
    return {
      ImportDeclaration(node) {
        if (String(node.source.value).startsWith('@/lib/saga/')) importsEffects = true;
      },
      YieldExpression(node) {
        if (importsEffects && !node.delegate) context.report({ node, messageId: 'delegate' });
      },
    };
  },
};

/**
 * A `yield` in a `finally` undoes cancellation when the generator was delegated to with `yield*`; why
 * is told in src/lib/saga/effects.ts.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const noYieldInFinally = {
  meta: {
    type: 'problem',
    messages: {
      finally: 'Close and abort synchronously in a `finally`; a yield undoes cancellation.',
    },
    schema: [],
  },
  create(context) {
    return {
      'TryStatement > BlockStatement.finalizer YieldExpression'(node) {
        context.report({ node, messageId: 'finally' });
      },
    };
  },
};
