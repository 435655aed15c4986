import { isDrugName } from './drugStems';

test.each(['desogestrel', 'ondansetron', 'celecoxib', 'irinotecan', 'anastrozole', 'ezetimibe'])(
  '%s is a drug by its stem',
  (name) => expect(isDrugName(name)).toBe(true),
);

test.each(['platin', 'profen', 'system', 'Ondansetron', 'protein', 'control'])(
  '%s is none',
  (word) => expect(isDrugName(word)).toBe(false),
);
