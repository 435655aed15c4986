import { escapeHtml } from './escapeHtml';

test.each([
  ['C[C@H](N)O', 'C[C@H](N)O'],
  ['<script>', '&lt;script&gt;'],
  [`" onerror='a'`, '&quot; onerror=&#39;a&#39;'],
  ['&amp;', '&amp;amp;'],
])('%s becomes %s', (text, escaped) => {
  expect(escapeHtml(text)).toBe(escaped);
});
