/**
 * What a good annotator finds in the article's running text, with the labels of the annotation service. Each
 * value occurs in the text exactly as written here.
 */
export const articleEntities = {
  compound_class: [
    'sesquiterpene lactone', 'isoquinoline alkaloid', 'coumarin', 'flavonol', 'lupane triterpene',
    'anthraquinone', 'aryltetralin lignan', 'quinoline alkaloid', 'flavan-3-ol',
  ],
  organism_part: ['leaves', 'flowers', 'root bark', 'outer bark', 'roots', 'rhizomes', 'fruits'],
  organism_or_species: [
    'Artemisia annua', 'Berberis vulgaris', 'Betula pendula', 'Rheum palmatum',
    'Podophyllum peltatum', 'Camptotheca acuminata', 'Aspergillus oryzae',
    'Scopolia carniolica',
    'Camellia sinensis',
    'Coptis chinensis',
    'Reynoutria japonica',
  ],
  geo_location: [
    'Jena', 'Germany', 'Venosta Valley', 'Italy', 'Tartu', 'Estonia', 'Lanzhou', 'China',
    'Ontario', 'Canada', 'Chengdu', 'Japan',
    'Asia',
    'Vietnam',
    'Kenya',
    'Madagascar',
    'Europe',
    'Iran',
    'Ireland',
    'Siberia',
    'Tibet',
    'North America',
  ],
  Kingdom: ['Plantae', 'Fungi'],
  trivial_name: [
    'artemisinin', 'scopoletin', 'quercetin', 'berberine', 'betulinic acid', '(+)-catechin',
    'emodin', 'podophyllotoxin', 'camptothecin', 'geranyl acetate', 'kojic acid', 'betulin',
    'lupeol', 'picropodophyllin',
    'rutin',
    'palmatine',
    'coptisine',
    '(-)-epicatechin',
    'resveratrol',
    'etoposide',
    'topotecan',
  ],
  iupac_name: [
    '7-hydroxy-6-methoxy-2H-chromen-2-one',
    '1,3,8-trihydroxy-6-methylanthracene-9,10-dione',
    '5-hydroxy-2-(hydroxymethyl)-4H-pyran-4-one',
  ],
  iupac_like_name: ["3,3',4',5,7-pentahydroxyflavone"],
  abbreviation: ['BA', 'PTOX', 'CPT'],
} as const; // prettier-ignore
