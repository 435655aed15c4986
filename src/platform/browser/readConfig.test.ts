/** @jest-environment jsdom */
import { readConfig } from './readConfig';

function page(content?: string, url = 'https://lab.example/') {
  const document = new DOMParser().parseFromString('<!doctype html><title>x</title>', 'text/html');
  const base = document.createElement('base');
  base.href = url;
  document.head.append(base);
  if (content !== undefined) {
    const meta = document.createElement('meta');
    meta.name = 'marcus-config';
    meta.content = content;
    document.head.append(meta);
  }
  return document;
}

test('uses the services of the page’s own host by default', () => {
  expect(readConfig(page())).toMatchObject({
    apiUrl: '/api',
    socketUrl: 'wss://lab.example/api',
    product: 'decimer',
    coconutIsStandIn: false,
    publicationsAreStandIn: false,
    pubchemIsStandIn: false,
    wikidataIsStandIn: false,
    readsByItself: false,
    hasSeats: true,
    maxUploadMb: 10,
  });
  expect(readConfig(page()).contactEmail).toBeUndefined();
});

test('reads which look-ups are stand-ins, the contact address for them, what happens by itself, what is taken, and that nobody waits', () => {
  const given = {
    coconutIsStandIn: true,
    publicationsAreStandIn: true,
    pubchemIsStandIn: false,
    wikidataIsStandIn: false,
    contactEmail: 'keeper@example.org',
    readsByItself: true,
    hasSeats: false,
    maxUploadMb: 100,
  };
  expect(readConfig(page(JSON.stringify(given)))).toMatchObject(given);
});

test('opens an unencrypted socket on a plain-http page', () => {
  expect(readConfig(page(undefined, 'http://10.0.0.4:8080/')).socketUrl).toBe(
    'ws://10.0.0.4:8080/api',
  );
});

test('uses the addresses in the page, without trailing slashes', () => {
  const config = readConfig(page('{"apiUrl":"https://marcus.example/api//","product":"other"}'));
  expect(config).toMatchObject({
    apiUrl: 'https://marcus.example/api',
    socketUrl: 'wss://marcus.example/api',
    product: 'other',
  });
});

test.each([
  ['wss://live.example/api/', 'wss://live.example/api'],
  ['https://live.example/api', 'wss://live.example/api'],
  ['ws://10.0.0.4/api', 'ws://10.0.0.4/api'],
])('opens the live channel on a separate host, given as %s', (socketUrl, expected) => {
  const given = { apiUrl: 'https://marcus.example/api', socketUrl };
  expect(readConfig(page(JSON.stringify(given)))).toMatchObject({ socketUrl: expected });
});

test('takes a standalone page on the same host, and no other address', () => {
  const config = readConfig(page('{"standaloneUrl":"/standalone/","worksOffline":true}'));
  expect(config).toMatchObject({ standaloneUrl: '/standalone/', worksOffline: true });
});

test.each(['//other.example/', '/\\\\other.example/', 'https://other.example/'])(
  'refuses %s as the address of the standalone page',
  (standaloneUrl) => {
    expect(() => readConfig(page(JSON.stringify({ standaloneUrl })))).toThrow();
  },
);

test('offers a language model only with services in the page itself', () => {
  const model = { languageModelUrl: 'https://llm.example/v1', languageModelName: 'chem-1' };
  const own = { ...model, apiUrl: 'browser', servicesScript: 'engine/services.js' };
  expect(readConfig(page(JSON.stringify(own)))).toMatchObject(model);
  expect(readConfig(page(JSON.stringify(model)))).not.toHaveProperty('languageModelUrl');
});

test.each([
  '{',
  '{"maxUploadMb":0}',
  '{"apiUrl":7}',
  '{"product":"../x"}',
  '{"contactEmail":"nobody"}',
])('refuses the configuration %s', (content) => {
  expect(() => readConfig(page(content))).toThrow();
});
