import { jsonResponse, type FakeServer } from './fakes/fakeFetch';

/** Of an engine that was added, as the services tell it. */
const OWN_ENGINE = {
  ...{ kind: 'marcus', engine: 'molscribe', url: 'http://localhost:9000' },
} as const;

/** Answers which engines were added, and takes each address for {@link OWN_ENGINE}. */
export function answerOwnEngines(server: FakeServer, takesAddresses = true): void {
  let engines: object[] = [];
  const origins = takesAddresses ? ['https://gpu.example'] : [];
  server.on('GET', '/ocsr/own_engines', () =>
    jsonResponse({ takes_addresses: takesAddresses, origins, engines }),
  );
  server.on('POST', '/ocsr/own_engine', () => {
    engines = [OWN_ENGINE];
    return jsonResponse(OWN_ENGINE);
  });
  server.on('DELETE', '/ocsr/own_engine/molscribe', () => {
    engines = [];
    return jsonResponse({ engine: 'molscribe' });
  });
}
