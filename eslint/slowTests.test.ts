import { globSync } from 'tinyglobby';
import { SLOW_TESTS } from '../slowTests';

test.each(SLOW_TESTS)('the tests that `npm test` leaves out are there: %s', (glob) => {
  expect(globSync(glob, { ignore: '**/node_modules/**' }).length).toBeGreaterThan(0);
});
