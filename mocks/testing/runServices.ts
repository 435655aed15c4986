import { openClient, type ServicesClient } from './servicesClient';
import { startServices, type RunningServices } from './startServices';

/**
 * Separate services for the tests of a file, stopped after the last one, and a client with a session. Both
 * can be declared at the top of the file, and used once its tests run.
 *
 * @param env settings in addition to the process's own
 */
export function runServices(env: Readonly<Record<string, string>> = {}) {
  let running: RunningServices;
  let opened: ServicesClient;
  beforeAll(async () => {
    running = await startServices(env);
    opened = await openClient(running.url);
  });
  afterAll(() => running.stop());
  const services: Pick<RunningServices, 'url'> = {
    get url() {
      return running.url;
    },
  };
  const client: ServicesClient = {
    get sessionId() {
      return opened.sessionId;
    },
    fetch: (...call) => opened.fetch(...call),
    json: (...call) => opened.json(...call),
    postJson: (...call) => opened.postJson(...call),
    postForm: (...call) => opened.postForm(...call),
    leave: () => opened.leave(),
  };
  return { services, client };
}
