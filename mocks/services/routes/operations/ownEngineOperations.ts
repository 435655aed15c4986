import * as v from 'valibot';
import { choice, text } from '../../http/fields';
import type { Operation } from '../../openapi/operation';
import { ENGINE_IDS } from '../ocsr/engines';
import { ADDRESS_KINDS } from '../ocsr/engineAddresses';

const engine = v.object({
  kind: v.picklist(ADDRESS_KINDS),
  engine: v.string(),
  url: v.string(),
});

/** `/ocsr`: engines at addresses that users name, which only a page without a server takes; ours (docs/contract.md 7). */
export const OWN_ENGINES = {
  list: {
    method: 'get',
    path: '/own_engines',
    summary: 'Which engines were added by their addresses, and whether users can add them',
    answer: {
      json: v.object({
        takes_addresses: v.boolean(),
        origins: v.array(v.string()),
        engines: v.array(engine),
      }),
    },
  },
  add: {
    method: 'post',
    path: '/own_engine',
    summary: 'Adds an engine by its address, which is asked whether it is there',
    form: {
      kind: choice(ADDRESS_KINDS, 'marcus'),
      engine: choice(ENGINE_IDS, 'decimer'),
      url: text('Address of the services, http or https'),
    },
    answer: { json: engine },
  },
  remove: {
    method: 'delete',
    path: '/own_engine/:engine',
    summary: 'Removes an engine that was added',
    answer: { json: v.object({ engine: v.string() }) },
  },
} satisfies Record<string, Operation>;
