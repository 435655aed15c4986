import * as v from 'valibot';
import { SERVICES_OF_ENGINES, type OwnEngines } from '@/domain/ownEngines';
import type { Wire } from './wire';

const KINDS = SERVICES_OF_ENGINES.map(({ kind }) => kind);
const ENGINES = SERVICES_OF_ENGINES.map(({ engine }) => engine);

/** Characters of an address; longer ones are none. */
const MAX_ADDRESS = 2_000;
const address = v.pipe(v.string(), v.url(), v.maxLength(MAX_ADDRESS));

export const ownEngineSchema = v.object({
  kind: v.picklist(KINDS),
  engine: v.picklist(ENGINES),
  url: address,
});

export const ownEnginesSchema = v.object({
  takes_addresses: v.boolean(),
  origins: v.array(address),
  engines: v.array(ownEngineSchema),
});

export const toOwnEngines = (wire: Wire<typeof ownEnginesSchema>): OwnEngines => ({
  takesAddresses: wire.takes_addresses,
  origins: wire.origins,
  engines: wire.engines,
});
