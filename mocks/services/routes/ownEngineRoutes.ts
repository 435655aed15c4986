import { answerJson } from '../http/answers';
import { readFields } from '../http/fields';
import { HttpError } from '../http/httpError';
import type { WebApp } from '../http/webApp';
import { onOperation } from '../openapi/operation';
import type { EngineAddresses, EngineAtAddress } from './ocsr/engineAddresses';
import { OWN_ENGINES } from './operations/ownEngineOperations';
import { workOf, type ServiceContext } from './serviceContext';

/** Engines that users name by an address; ours (docs/contract.md 7.9). */
export function addOwnEngineRoutes(router: WebApp, { config, programs }: ServiceContext): void {
  onOperation(router, OWN_ENGINES.list, (call) => {
    const { addresses } = programs;
    return answerJson(call, {
      takes_addresses: addresses !== undefined,
      origins: addresses?.origins ?? [],
      engines: (addresses?.inUse() ?? []).map(inWire),
    });
  });
  onOperation(router, OWN_ENGINES.add, async (call) => {
    const { add } = required(programs.addresses);
    const { fields } = await call.env.readForm(config.limits, workOf(call).signal);
    const { kind, engine: id, url } = readFields(OWN_ENGINES.add.form, fields);
    return answerJson(call, inWire(await add({ kind, id, url })));
  });
  onOperation(router, OWN_ENGINES.remove, async (call) => {
    const engine = call.req.param('engine') ?? '';
    await required(programs.addresses).remove(engine);
    return answerJson(call, { engine });
  });
}

/** Services on a server would reach machines that their users must not. */
function required(addresses: EngineAddresses | undefined): EngineAddresses {
  if (!addresses) throw new HttpError(403, 'Who runs these services lists their engines');
  return addresses;
}

const inWire = ({ id: engine, kind, url }: EngineAtAddress) => ({ kind, engine, url });
