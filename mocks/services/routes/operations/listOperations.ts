import * as v from 'valibot';
import { LIST_KINDS, type ListKind } from '../../../engine/lists/listKind';
import { choice } from '../../http/fields';
import type { Operation } from '../../openapi/operation';

export const ANY_KIND = 'any';

const list = v.object({
  kind: v.picklist(LIST_KINDS),
  name: v.string(),
  version: v.string(),
  date: v.optional(v.string()),
  entries: v.optional(v.number()),
  bytes: v.number(),
  file_name: v.optional(v.string()),
});

/** `/chem`: the lists that somebody gave in place of those that come with the services; ours (docs/contract.md 11). */
export const LISTS = {
  lists: {
    method: 'get',
    path: '/lists',
    summary: 'Which lists of names, taxa and known compounds were given, and whether users can',
    answer: { json: v.object({ takes_files: v.boolean(), lists: v.array(list) }) },
  },
  giveList: {
    method: 'post',
    path: '/own_list',
    summary: 'Gives a list, which is used from the next look-up on',
    form: { kind: choice<ListKind | typeof ANY_KIND>([ANY_KIND, ...LIST_KINDS], ANY_KIND) },
    file: { name: 'list_file', isRequired: true },
    answer: { json: list },
  },
  removeList: {
    method: 'delete',
    path: '/own_list/:kind',
    summary: 'Removes a list that was given: the one that comes with the services is used again',
    answer: { json: v.object({ kind: v.picklist(LIST_KINDS) }) },
  },
} satisfies Record<string, Operation>;
