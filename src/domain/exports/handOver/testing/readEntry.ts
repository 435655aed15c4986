/** A row of the file, by its headers. */
export type EntryRow = Readonly<Record<string, string>>;

interface ReadOrganism {
  readonly name: string;
  readonly parts: readonly string[];
  readonly places: readonly { readonly name: string; readonly ecosystems: readonly string[] }[];
}

interface ReadEntry {
  readonly synonyms: readonly string[];
  readonly references: readonly {
    readonly doi: string;
    readonly organisms: readonly ReadOrganism[];
  }[];
}

const split = (text: string, mark: string): string[] => (text === '' ? [] : text.split(mark));

/** As COCONUT's importer takes places apart: ecosystems count only with a place, and blanks stay. */
function placesIn(geoLocations: string, locations: string): ReadOrganism['places'] {
  const ecosystems = split(locations, '|');
  return split(geoLocations, '|').flatMap((name, index) =>
    name === '' ? [] : [{ name, ecosystems: split(ecosystems[index] ?? '', ';') }],
  );
}

const BY_SOURCE = ['doi', 'organism', 'organism_part', 'geo_location', 'location'];

/** The n-th part of each column. */
function sourcesIn(row: EntryRow): string[][] {
  const columns = BY_SOURCE.map((header) => split(row[header] ?? '', '##'));
  const count = Math.max(...columns.map((parts) => parts.length));
  return Array.from({ length: count }, (_, index) =>
    columns.map((parts) => (parts[index] ?? '').trim()),
  );
}

/** What COCONUT makes of a row (EntryImporter.php of Steinbeck-Lab/coconut): the n-th of each column belong together. */
export function readEntry(row: EntryRow): ReadEntry {
  const references = new Map<string, ReadOrganism[]>();
  for (const [doi = '', name = '', parts = '', geoLocation = '', location = ''] of sourcesIn(row)) {
    if (doi === '' && name === '') continue;
    const known = references.get(doi) ?? [];
    const places = placesIn(geoLocation, location);
    references.set(
      doi,
      name === '' ? known : [...known, { name, parts: split(parts, '|'), places }],
    );
  }
  const synonyms = split(row['synonyms'] ?? '', '|').map((one) => one.trim());
  return {
    synonyms: synonyms.filter((one) => one !== ''),
    references: [...references].map(([doi, organisms]) => ({ doi, organisms })),
  };
}
