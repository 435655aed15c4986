import { readFileSync } from 'node:fs';
import type { RawAnswer } from '../../../testing/rawRequest';
import type { Attack, Family } from '../attackTypes';
import { BOUNDARY, fieldPart, fileForm, FORM_TYPE } from '../formBody';
import { requireAnswer, requireRefusal } from '../judge';

const TEXT = '/latest/docling_conversion/extract_text';
const pdf = (size: number) => Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(size)]);
const upload = (filename: string, bytes: Uint8Array, field = 'pdf_file') =>
  fileForm({ field, filename, bytes });

const attack = (
  name: string,
  body: Uint8Array | string,
  judge: (answer: RawAnswer) => void = requireRefusal,
  headers: Record<string, string> = FORM_TYPE,
): Attack => ({
  name,
  run: async (target) => judge(await target.ask({ method: 'POST', path: TEXT, body }, headers)),
});

const article = readFileSync('public/sample-article.pdf');
const FORTY_PARTS = Array.from({ length: 60 }, (_, index) => fieldPart(`f${index}`, 'x')).join('');

export const forms: Family = {
  name: 'forms',
  attacks: [
    attack('no boundary', 'x', requireRefusal, { 'Content-Type': 'multipart/form-data' }),
    attack('an end within a file', upload('a.pdf', pdf(100)).subarray(0, 150)),
    attack('no file', `${fieldPart('pages', '1')}--${BOUNDARY}--\r\n`),
    attack('60 parts', `${FORTY_PARTS}--${BOUNDARY}--\r\n`),
    attack('a field of 3 MB', `${fieldPart('pages', 'x'.repeat(3_000_000))}--${BOUNDARY}--\r\n`),
    attack('a file of 11 MB', upload('a.pdf', pdf(11_000_000)), (it) => requireRefusal(it, [413])),
    attack('another type', '{}', requireRefusal, { 'Content-Type': 'application/json' }),
    attack('no type', 'x', requireRefusal, {}),
    attack('a prototype for a name', upload('a.pdf', pdf(10), '__proto__')),
    attack('an empty file', upload('a.pdf', Buffer.alloc(0))),
    attack('a program', upload('a.exe', pdf(10))),
    attack('a page for a PDF', upload('a.pdf', Buffer.from('<script>alert(1)</script>'))),
    attack('garbage in quotes', upload('a.pdf"; name="x', pdf(10))),
    ...[
      '../../etc/passwd.pdf',
      '/etc/x.pdf',
      '..\\..\\x.pdf',
      'CON.pdf',
      `${'x'.repeat(5_000)}.pdf`,
    ].map((name) =>
      attack(`an article named ${name.slice(0, 20)}`, upload(name, article), requireAnswer),
    ),
    ...['0', '-1', '1e9', 'x', '99999999999999999999'].map((pages) =>
      attack(
        `${pages} pages`,
        fileForm({ field: 'pdf_file', filename: 'a.pdf', bytes: article }, { pages }),
        requireAnswer,
      ),
    ),
  ],
};
