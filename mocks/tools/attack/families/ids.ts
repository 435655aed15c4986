import { Breach, type Attack, type Family, type Target } from '../attackTypes';
import { fileForm, FORM_TYPE } from '../formBody';
import { requireRefusal } from '../judge';

/** Default seats and places in the queue (mocks/services/config.ts). */
const MOST_SESSIONS = 103;

const LIST = { method: 'GET', path: '/latest/decimer/list_segments' };

const invented: Readonly<Record<string, string>> = {
  'an invented id': '00000000-0000-4000-8000-000000000000',
  'a path for an id': '../../etc/passwd',
  'a prototype for an id': '__proto__',
  'an id of 8,000 characters': 'x'.repeat(8_000),
};

const asking = (name: string, id: string): Attack => ({
  name,
  run: async (target) =>
    requireRefusal(await target.askBare(LIST, { 'X-Session-ID': id }), [401, 404]),
});

const create = (target: Target, query = '', headers = {}) =>
  target.askBare({ method: 'POST', path: `/session/create${query}` }, headers);

const manySessions = (count: number, isLong: boolean): Attack => ({
  name: `${count} sessions in a row, each with a name of its own`,
  isLong,
  run: async (target) => {
    let made = 0;
    for (let index = 0; index < count; index += 1) {
      const answer = await create(target, `?user_id=${index}`);
      if (answer.status === 200) made += 1;
      else requireRefusal(answer, [429, 503]);
    }
    if (made > MOST_SESSIONS) throw new Breach(`${made} were given`);
  },
});

export const ids: Family = {
  name: 'ids',
  attacks: [
    ...Object.entries(invented).map(([name, id]) => asking(name, id)),
    {
      name: 'the article of another session',
      run: async (target) => {
        const body = fileForm({
          field: 'pdf_file',
          filename: 'a.pdf',
          bytes: Buffer.from('%PDF-1.4'),
        });
        const path = '/latest/docling_conversion/extract_text';
        await target.ask({ method: 'POST', path, body }, FORM_TYPE);
        const other = (await create(target)).body.session.session_id;
        const list = { method: 'GET', path: '/latest/docling_conversion/list_pdfs' };
        const answer = await target.askBare(list, { 'X-Session-ID': other });
        await target.askBare({ method: 'DELETE', path: `/session/remove/${other}` });
        if (answer.status !== 200 || answer.body.pdf_files.length > 0) {
          throw new Breach(`answered ${answer.status} ${answer.text.slice(0, 80)}`);
        }
      },
    },
    manySessions(300, false),
    manySessions(2_000, true),
    {
      name: '50 sessions from one address behind a proxy',
      run: async (target) => {
        await target.askBare({ method: 'POST', path: '/session/reset' });
        const headers = { 'X-Forwarded-For': '192.0.2.7' };
        let made = 0;
        for (let index = 0; index < 50; index += 1) {
          if ((await create(target, '', headers)).status === 200) made += 1;
        }
        if (made > 30) throw new Breach(`${made} were given`);
      },
    },
    {
      name: 'a reset from elsewhere',
      run: async (target) => {
        const call = { method: 'POST', path: '/session/reset' };
        const headers = { 'X-Forwarded-For': '192.0.2.7', Authorization: 'Bearer x' };
        requireRefusal(await target.askBare(call, headers), [403]);
      },
    },
  ],
};
