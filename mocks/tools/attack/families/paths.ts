import { askAs } from '../../../testing/rawRequest';
import { Breach, type Attack, type Family } from '../attackTypes';
import { requireDiscreet, requireRefusal } from '../judge';

/** Ways to escape from a folder. */
const OUT = [
  '../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/etc/passwd',
  '..%5c..%5cetc%5cpasswd',
  '..%252f..%252fetc%252fpasswd',
  'x%00.png',
  '%2fetc%2fpasswd',
  '%E0%A4%A',
  'x'.repeat(8_000),
];

const CALLS = [
  '/latest/decimer/get_segment_image/a/',
  '/latest/decimer/list_directory/a/',
  '/latest/decimer/get_highlighted_page/',
  '/latest/ocsr/get_image/',
  '/latest/openai/get_extraction/',
  '/session/status/',
];

/** Private files of the page, in all spellings. */
const KEPT = [
  '/assets/x.js.map',
  '/assets/x.js.ma%70',
  '/assets/x.js.MAP',
  '/assets/x.js.ma%2570',
  '/build-info.jso%6e',
  '/build-info.json/',
  '/build-info.json%00',
  '//build-info.json',
  '/./build-info.json',
  '/assets/../build-info.json',
  '/assets/..%2fbuild-info.json',
  '/assets%5c..%5cbuild-info.json',
  '/%2esecret',
  '/.secret',
  '/../../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/%252e%252e/etc/passwd',
  '/%E0%A4%A',
];

const ofPage = (path: string): Attack => ({
  name: `${path} of the page`,
  run: async ({ pageUrl }) => {
    const answer = await askAs(pageUrl, { Host: 'localhost' }, { method: 'GET', path });
    if (answer.status !== 404) throw new Breach(`answered ${answer.status}`);
    requireDiscreet(answer);
  },
});

const ofServices = (path: string): Attack => ({
  name: path.slice(0, 80),
  run: async (target) => requireRefusal(await target.ask({ method: 'GET', path })),
});

const DRAWING = Buffer.from('image_path=..%2F..%2F..%2Fetc%2Fpasswd&engine=decimer');

export const paths: Family = {
  name: 'paths',
  attacks: [
    ...KEPT.map(ofPage),
    ...CALLS.flatMap((call) => OUT.map((out) => ofServices(call + out))),
    {
      name: 'a drawing outside of the session',
      run: async (target) => {
        const call = { method: 'POST', path: '/latest/ocsr/generate_both', body: DRAWING };
        const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
        requireRefusal(await target.ask(call, type), [404]);
      },
    },
  ],
};
