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

test('uses the services of the page’s own host when nothing is configured', () => {
  expect(readConfig(page())).toMatchObject({
    apiUrl: '/api',
    socketUrl: 'wss://lab.example/api',
    product: 'decimer',
    coconutIsStandIn: false,
  });
});

test('opens an unencrypted socket on a plain-http page', () => {
  expect(readConfig(page(undefined, 'http://10.0.0.4:8080/')).socketUrl).toBe(
    'ws://10.0.0.4:8080/api',
  );
});

test('takes the addresses that the page carries, without trailing slashes', () => {
  const config = readConfig(page('{"apiUrl":"https://marcus.example/api//","product":"other"}'));
  expect(config).toMatchObject({
    apiUrl: 'https://marcus.example/api',
    socketUrl: 'wss://marcus.example/api',
    product: 'other',
  });
});

test.each(['{', '{"apiUrl":7}', '{"product":"../x"}'])(
  'refuses the configuration %s',
  (content) => {
    expect(() => readConfig(page(content))).toThrow();
  },
);
