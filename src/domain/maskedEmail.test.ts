import { maskedEmail } from './maskedEmail';

test.each([
  ['maria@example.org', 'ma…@example.org'],
  ['  maria@example.org ', 'ma…@example.org'],
  ['abc@example.org', 'ab…@example.org'],
  ['ab@example.org', 'a…@example.org'],
  ['a@example.org', 'a…@example.org'],
  ['"a@b"@example.org', '"a…@example.org'],
  ['𝒜𝒷𝒸@example.org', '𝒜𝒷…@example.org'],
  ['@example.org', '…'],
  ['no address', '…'],
  ['', '…'],
])('masks %j as %j', (email, expected) => {
  expect(maskedEmail(email)).toBe(expected);
});
