/**
 * Effects of the saga kit are generators: `yield put(...)` passes an iterator to redux-saga and evaluates to
 * `any`; only `yield* put(...)` has the effect's type. This rule refuses the former in every module that
 * imports effects.
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
 * If the generator was delegated to with `yield*`, a `yield` in a `finally` undoes cancellation;
 * src/lib/saga/effects.ts explains why.
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
