import { readPageConfig, usesLocalServices, withPageConfig } from './pageConfig';
import { contentSecurityPolicy } from './securityHeaders';

const INSTALLATION = 'https://marcus.example/api';

test('sends the page to the local services and the stand-ins by default', () => {
  const config = readPageConfig({});
  expect(usesLocalServices(config)).toBe(true);
  expect(config).toMatchObject({
    apiUrl: '/api',
    pubchemUrl: '/api/stand-ins/pubchem',
    coconutIsStandIn: true,
  });
});

test('asks the real look-up services only when told to', () => {
  expect(readPageConfig({ MARCUS_LOOKUPS: 'online' })).toEqual({ apiUrl: '/api' });
});

test('sends the page to a configured installation', () => {
  const config = readPageConfig({ MARCUS_API_URL: `${INSTALLATION}/` });
  expect(config).toEqual({ apiUrl: INSTALLATION });
  expect(usesLocalServices(config)).toBe(false);
});

test.each(['marcus.example', 'javascript:alert(1)', 'ftp://x'])('refuses the address %s', (url) => {
  expect(() => readPageConfig({ MARCUS_API_URL: url })).toThrow(/MARCUS_API_URL/);
});

test('writes the configuration into an attribute that cannot be left', () => {
  const config = { apiUrl: 'https://x/"><script>alert(1)</script>$&' };
  const html = withPageConfig('<html><head><title>x</title></head></html>', config);
  expect(html).not.toContain('<script>');
  expect(html).toContain(
    '<meta name="marcus-config" content="{&quot;apiUrl&quot;:&quot;https://x/',
  );
  expect(html).toContain('$&amp;');
});

test('lets the page connect to itself only, when everything is local', () => {
  expect(contentSecurityPolicy(readPageConfig({}))).toContain("connect-src 'self' blob: data:;");
});

test('lets the page connect to its installation, by HTTP and by socket, and to the look-ups', () => {
  const policy = contentSecurityPolicy({ apiUrl: INSTALLATION });
  expect(policy).toContain('https://marcus.example wss://marcus.example');
  expect(policy).toContain('https://pubchem.ncbi.nlm.nih.gov');
  expect(policy).not.toContain("'unsafe-eval'");
});
