import { isActionCreator } from '@reduxjs/toolkit';
import { marcusApi } from '@/api/marcusApi';

/** RTK Query makes the actions of its thunks out of sight. */
const THUNK_ACTION = new RegExp(
  `^${marcusApi.reducerPath}/execute(Query|Mutation)/(pending|fulfilled|rejected)$`,
);

/**
 * Tells actions of this version from those of another.
 *
 * @param modules what the action files export
 */
export function knownActions(modules: readonly object[]): (type: string) => boolean {
  const { internalActions, util } = marcusApi;
  const exported = [...modules, internalActions, util].flatMap((each) => Object.values(each));
  const types = new Set(exported.filter(isActionCreator).map(({ type }) => type));
  return (type) => types.has(type) || THUNK_ACTION.test(type);
}
