import { coconutSearchLink } from './coconut';

test('links to the list of molecules for a DOI', () => {
  const { host, pathname, searchParams } = new URL(coconutSearchLink('10.5555/a#b&c'));
  expect(`${host}${pathname}`).toBe('coconut.naturalproducts.net/search');
  expect(Object.fromEntries(searchParams)).toEqual({
    q: '10.5555/a#b&c',
    tagType: 'citations',
    type: 'tags',
    activeTab: 'citations',
  });
});
